import type { FactRows } from './facts.ts';
import { html, Markup } from './markup.ts';

type Cell = Markup | string;

/** A table: words to the left, numbers to the right, markup (a plot) as it is. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): Markup {
  const cellOf = (cell: Cell, i: number): Markup =>
    cell instanceof Markup
      ? html`<td class="plot">${cell}</td>`
      : i === 0
        ? html`<th scope="row">${cell}</th>`
        : html`<td>${cell}</td>`;
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`${'\n'}
              <tr>
                ${row.map(cellOf)}
              </tr>`,
        )}
      </tbody>
    </table>
  </div> `;
}

export function section(title: string, ...parts: readonly Markup[]): Markup {
  return html`<section>
    <h2>${title}</h2>
    ${parts}
  </section> `;
}

export const note = (text: string): Markup => html`<p class="note">${text}</p>`;

/** One file with everything in it: it needs no network and no script. */
export function page(title: string, facts: FactRows, ...sections: Markup[]): string {
  const list = facts.map(
    ([name, text]) =>
      html`<dt>${name}</dt>
        <dd>${text}</dd>`,
  );
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${new Markup(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <dl>${list}</dl>
          ${sections}
        </main>
      </body>
    </html> `;
  return text;
}

const STYLE = `
:root{--ink:#1c2330;--quiet:#5b6577;--paper:#fbfbf9;--rule:#d9dce2;--mark:#2456a6;--warn:#b3261e;--bar:#8fa9d4}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ef;--quiet:#9aa4b5;--paper:#14181f;--rule:#333b48;--mark:#8ab4ff;--warn:#ff8a80;--bar:#4a6799}}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2.2rem 0 .5rem}h3{font-size:1rem;margin:1.4rem 0 .3rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem}dt{color:var(--quiet)}dd{margin:0}
.note{color:var(--quiet);max-width:46rem}.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
th:first-child{text-align:left;font-weight:600}thead th{color:var(--quiet);font-weight:500;vertical-align:bottom}
td.plot{padding:0 .6rem}svg text{font:10px system-ui,sans-serif;fill:var(--quiet)}
.tick{stroke:var(--rule)}.fair{stroke:var(--quiet);stroke-dasharray:3 3}.whisker{stroke:var(--mark);stroke-width:2}
.dot{fill:var(--mark)}.flag{fill:var(--warn)}.bar{fill:var(--bar)}.strip{display:block;width:260px;height:22px}
.strip text,.bars text{text-anchor:middle}
figure{display:inline-block;margin:0 1.5rem 1rem 0;max-width:420px}figcaption{color:var(--quiet)}.bars{width:100%}
polyline{fill:none;stroke:var(--mark);stroke-width:1.5}
`;
