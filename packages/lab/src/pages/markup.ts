/** Text that is markup already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Part[];

/** Markup with values put in; what is not markup itself is escaped. Line breaks of the source are left out. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, i) => onOneLine(text) + textOf(parts[i] ?? '')).join(''));
}

/** Between tags a line break is nothing, inside of a tag it is a blank. */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/(^|>)\s*\n\s*/g, '$1')
    .replaceAll(/\s*\n\s*(?=$|<|\/?>)/g, '')
    .replaceAll(/\s*\n\s*/g, ' ');

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
