import { describe, expect, test } from 'vitest';
import { html } from '../src/pages/markup.ts';
import { flagOf, percent, range, signed, whole } from '../src/pages/numbers.ts';
import { page, section, table } from '../src/pages/page.ts';
import { axisFor, axisStrip, histogramPlot, linePlot, shareAxis, whiskerStrip } from '../src/pages/plots.ts';

describe('markup', () => {
  test('what is put in is escaped, but for markup', () => {
    const name = '<b>"Tom" & \'Ann\'</b>';
    expect(html`<p title="${name}">${name}${html`<i>${1}</i>`}</p>`.text).toBe(
      '<p title="&#60;b&#62;&#34;Tom&#34; &#38; &#39;Ann&#39;&#60;/b&#62;">&#60;b&#62;&#34;Tom&#34; &#38; &#39;Ann&#39;&#60;/b&#62;<i>1</i></p>',
    );
  });

  test('line breaks of the source cost nothing; those of values stay', () => {
    const lines = html`<p class="a">
      one two ${'three\nfour'}
      <br />
    </p> `;
    expect(lines.text).toBe('<p class="a">one two three\nfour<br /></p> ');
  });

  test('a page with a table', () => {
    const text = page('A & B', [['Games', '<3>']], section('S', table(['', 'n'], [['row', '7']])));
    expect(text).toContain('<title>A &#38; B</title>');
    expect(text).toContain('&#60;3&#62;');
    expect(text).toContain('<th scope="row">row</th>');
    expect(text).toContain('<td>7</td>');
  });
});

describe('plots', () => {
  const ticks = (text: string): string[] =>
    [...text.matchAll(/>([^<>]+)<\/text\s*>/g)].map(([, tick]) => tick?.trim() ?? '');

  test('an axis goes from one round number to another, and has its ticks in between', () => {
    expect(axisFor([3, 17], String)).toMatchObject({ from: 0, to: 20 });
    expect(ticks(axisStrip(shareAxis([0.13, 0.42])).text)).toEqual(['10 %', '20 %', '30 %', '40 %', '50 %']);
    expect(ticks(axisStrip(axisFor([-0.2, 0.3], signed)).text)).toContain('+0.0');
    expect(axisFor([], String)).toMatchObject({ from: 0, to: 1 });
    expect(axisFor([5, 5], String).to).toBeGreaterThan(axisFor([5, 5], String).from);
  });

  test('a value has its interval in words, and a flag another shape', () => {
    const axis = shareAxis([0, 1]);
    const plain = whiskerStrip(axis, { value: 0.5, low: 0.4, high: 0.6, fair: 0.5 }).text;
    const flagged = whiskerStrip(axis, { value: 0.5, low: 0.4, high: 0.6, flagged: true }).text;
    expect(plain).toContain('aria-label="50.0 %, interval 40.0 % to 60.0 %"');
    expect(plain).toContain('<circle');
    expect(flagged).not.toContain('<circle');
    expect(flagged).toContain('<path class="flag"');
  });

  test('places are no finer than can be seen', () => {
    const axis = shareAxis([0, 1]);
    const { text } = whiskerStrip(axis, { value: 1 / 3, low: 1 / 7, high: 2 / 3, fair: 1 / 9 });
    expect(text).toContain('d="M51.4 11H166.7"');
    expect(text).not.toMatch(/\d\.\d\d/);
    expect(histogramPlot('scores', { from: 1, width: 1, counts: [1, 7, 3] }).text).not.toMatch(/\d\.\d\d/);
  });

  test('a histogram has a bar for each count', () => {
    const { text } = histogramPlot('scores', { from: 10, width: 5, counts: [1, 4, 0, 2] });
    expect(text.match(/<rect/g)).toHaveLength(4);
    expect(text).toContain('15 to 19: 4');
  });

  test('a line has a point for each number', () => {
    const points = /points="([^"]+)"/.exec(linePlot('ships', [1, 2, 1.5]).text)?.[1]?.split(' ');
    expect(points).toHaveLength(3);
  });
});

test('numbers as people read them', () => {
  expect([percent(0.1234), signed(-2.04), signed(3), whole(12345.6)]).toEqual([
    '12.3 %',
    '−2.0',
    '+3.0',
    '12,346',
  ]);
  expect(range({ low: 0.1, high: 0.25 }, percent)).toBe('10.0 % to 25.0 %');
  expect([flagOf(false, 1, 0), flagOf(true, 1, 0), flagOf(true, 0, 1)]).toEqual(['', '▲ high', '▼ low']);
});
