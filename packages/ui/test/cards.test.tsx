import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFrame } from '../src/cards/CardFrame.tsx';
import type { CardFrameProps } from '../src/cards/CardFrame.tsx';
import type { Attention, PartProps } from '../src/game-ui.ts';
import { CardRow, HandFrame, Resource, Resources } from '../src/hand/HandFrame.tsx';
import { asked, partProps } from './partProps.ts';

type Given = Partial<CardFrameProps> & { with?: Partial<PartProps<null>>; seen?: Partial<Attention> };

const card = ({ with: part, seen, ...given }: Given): string =>
  renderToStaticMarkup(
    <CardFrame part={partProps(part, seen).part} kind="text" className="x-card" {...given}>
      <span>Face</span>
    </CardFrame>,
  );

describe('a card', () => {
  it('can be chosen, is refused or only lies there', () => {
    expect(card({ value: 'a' })).toMatch(/data-target="legal".*data-option="a"/s);
    expect(card({ value: 'b' })).toMatch(/data-target="refused".*aria-disabled="true" data-refused="b"/s);
    expect(card({ value: 'c' })).toContain('data-target="idle"');
    expect(card({})).toContain('data-target="idle"');
  });

  it('has a button of its own to read it where a touch would do something else', () => {
    expect(card({ value: 'a', thing: 'card:a' })).toContain('aria-label="Read more"');
    expect(card({ value: 'c', thing: 'card:c' })).not.toContain('Read more');
    expect(card({ value: 'a' })).not.toContain('Read more');
  });

  it('says that there is no undo, to eyes and ears', () => {
    const final = card({ value: 'a', with: { isFinal: (value) => value === 'a' } });
    expect(final).toContain('<span class="wt-hidden">no undo</span>');
    expect(final).toContain('wt-no-undo-tab');
    expect(card({ value: 'a' })).not.toContain('no undo');
  });

  it('shows that it is picked, where several make up the answer', () => {
    const some = { ...asked, form: 'some' as const };
    expect(card({ value: 'a', with: { asked: some, picked: ['a'] } })).toMatch(
      /data-picked="true".*aria-pressed="true".*wt-card-tick/s,
    );
    expect(card({ value: 'a', with: { asked: some } })).toContain('aria-pressed="false"');
    expect(card({ value: 'a' })).not.toContain('aria-pressed');
  });

  it('shows what is pointed at and what has just happened', () => {
    expect(card({ value: 'a', seen: { considered: 'a' } })).toContain('data-considered');
    expect(card({ thing: 'card:a', seen: { flash: ['card:a'] } })).toContain('data-flash');
    expect(card({ value: 'a', thing: 'card:a' })).not.toMatch(/data-(?:considered|flash)/);
  });
});

describe('the hand', () => {
  it('counts the cards of a row for the style sheet, and leaves out what is not there', () => {
    const row = renderToStaticMarkup(
      <CardRow label="Cards">
        {['a', 'b'].map((id) => (
          <i key={id}>{id}</i>
        ))}
        {false}
        <i>c</i>
      </CardRow>,
    );
    expect(row).toContain('style="--count:3" aria-label="Cards"');
    expect(row.match(/<li>/g)).toHaveLength(3);
  });

  it('tells what I have in numbers and in words', () => {
    const hand = renderToStaticMarkup(
      <HandFrame
        className="x-hand"
        about={undefined}
        resources={
          <Resources>
            <Resource name="ships in supply" count={3} word="in supply">
              <svg />
            </Resource>
          </Resources>
        }
      >
        {null}
      </HandFrame>,
    );
    expect(hand).toContain('<li title="3 ships in supply">');
    expect(hand).toContain('<b>3</b><span class="wt-hidden">ships in supply</span>');
  });
});
