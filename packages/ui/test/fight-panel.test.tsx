import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FightSide, FightSteps } from '../src/fights/FightPanel.tsx';

it('the steps of a fight tell which is the present one', () => {
  const steps = renderToStaticMarkup(
    <FightSteps label="Step 2 of 3" names={['Cards', 'Dice', 'Losses']} now={1} />,
  );
  expect([...steps.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
    'done',
    'now',
    'next',
  ]);
  expect(steps.match(/aria-current="step"/g)).toHaveLength(1);
  expect(steps).toContain('<li data-state="now" aria-current="step"><span>2</span> Dice</li>');
});

it('a side of a fight has a title and what is in it', () => {
  const side = renderToStaticMarkup(
    <FightSide className="x-side" title="Green attacks">
      <p>3 ships</p>
    </FightSide>,
  );
  expect(side).toBe('<div class="wt-fighter x-side"><h2>Green attacks</h2><p>3 ships</p></div>');
});
