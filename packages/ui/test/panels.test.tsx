import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figure, Figures, Section, StepTrack } from '../src/panels/Panels.tsx';

describe('a section', () => {
  it('says it where there is nothing', () => {
    const section = (none: string | false) =>
      renderToStaticMarkup(
        <Section title="Cards" none={none}>
          <i>card</i>
        </Section>,
      );
    expect(section(false)).toContain('<h3>Cards</h3><div class="wt-section-cards"><i>card</i></div>');
    expect(section('None')).toContain('<p>None</p>');
    expect(section('None')).not.toContain('card</i>');
  });
});

describe('a figure', () => {
  it('has its name for those who cannot see the sign', () => {
    const list = renderToStaticMarkup(
      <Figures>
        <Figure name="Ships" value={3} isMain>
          <svg />
        </Figure>
        <Figure name="Cards" value="2/4">
          <svg />
        </Figure>
      </Figures>,
    );
    expect(list).toContain(
      '<li title="Ships" data-main="true"><svg></svg><span class="wt-hidden">Ships: </span>3',
    );
    expect(list).toContain('<li title="Cards"><svg></svg><span class="wt-hidden">Cards: </span>2/4');
  });
});

describe('a track', () => {
  it('tells what is done, what is now and what comes next', () => {
    const track = renderToStaticMarkup(<StepTrack label="Turn 2" steps={['1', '2', '3']} now={1} />);
    expect([...track.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
      'done',
      'now',
      'next',
    ]);
    expect(track).toContain('role="img" aria-label="Turn 2"');
  });
});
