/** Stands for a part that is the same as the open mirror's in the same place. */
const SHARED: unique symbol = Symbol('shared');

/** As JSON, but for that. A field that is gone is undefined: taking it away would make the object slow. */
type Value = string | number | boolean | null | typeof SHARED | List | Fields;
type List = Value[];
type Fields = { [key: string]: Value | undefined };

type AnyFields = { readonly [key: string]: unknown };

/**
 * Keeps a value as it was when it was last shown, and tells by the text of a `Patch` what has changed since. This goes on for every
 * move over all of a view, so it works in place: nothing is made but that text, and copies of what is new.
 *
 * A mirror may stand beside an open one. Where it is shown a part of that one's own value, in the same place, it keeps nothing itself and
 * takes over what was found there. So it has to be shown something whenever the open one was, or never again.
 */
export class DiffTracker {
  private readonly beside: DiffTracker | undefined;
  private readonly kept: Fields = {};
  /** All parts that are new or have changed, for those who take them over: their patches, nothing for what is new as a whole. */
  private readonly changes = new Map<unknown, string | undefined>();

  constructor(beside?: DiffTracker) {
    this.beside = beside;
  }

  /** What was shown last. It goes on changing. */
  get value(): unknown {
    return this.kept['value'];
  }

  /**
   * The patch that leads from the last value to this one; empty if they are equal. The value is read as JSON would write it, and nothing
   * of it is kept. `open` has the open mirror's value in the place where this one may have it too.
   */
  show(value: unknown, open?: unknown): string {
    if (!this.beside) this.changes.clear();
    return this.compare(this.kept, 'value', this.kept['value'], value, open);
  }

  /** Puts the value into its place, and tells how it differs from what was there. */
  private compare(
    parent: Fields | List,
    place: string | number,
    old: Value | undefined,
    value: unknown,
    open: unknown,
  ): string {
    const places = parent as Fields;
    if (value === null || typeof value !== 'object') {
      if (old === value) return '';
      places[place] = value as Value;
      return `[${textOf(value)}]`;
    }
    const isShared = this.beside !== undefined && value === open;
    if (isShared && old === SHARED) return this.beside?.changeOf(value) ?? '';
    const text = this.compareParts(places, place, old, value, open);
    if (isShared) places[place] = SHARED;
    return text;
  }

  private compareParts(
    parent: Fields,
    place: string | number,
    old: Value | undefined,
    value: object,
    open: unknown,
  ): string {
    if (!isAlike(old, value)) return this.replace(parent, place, value);
    const text = Array.isArray(value)
      ? this.compareLists(old as List, value, open)
      : this.compareFields(old as Fields, value as AnyFields, open);
    if (text !== '' && !this.beside) this.changes.set(old, text);
    return text;
  }

  private replace(parent: Fields, place: string | number, value: object): string {
    const text = JSON.stringify(value);
    const copy = JSON.parse(text) as Value;
    parent[place] = copy;
    this.noteNew(copy);
    return `[${text}]`;
  }

  private compareLists(before: List, after: readonly unknown[], open: unknown): string {
    const { length } = after;
    let isSame = before.length === length;
    let replaced = 0;
    let a = '';
    if (before.length > length) before.length = length;
    for (let i = 0; i < length; i++) {
      const value = after[i] ?? null;
      const old = before[i];
      if (old === value) continue;
      const text = this.compare(before, i, old, value, within(open, i));
      if (text === '') continue;
      isSame = false;
      if (text.startsWith('[')) replaced++;
      if (replaced * 2 <= length) a += `${a === '' ? '' : ','}"${i}":${text}`;
    }
    if (isSame) return '';
    // Where most is new, the list itself is shorter than the list of changes.
    return replaced * 2 > length ? `[${JSON.stringify(after)}]` : `{"a":{${a}},"n":${length}}`;
  }

  private compareFields(before: Fields, after: AnyFields, open: unknown): string {
    let left = 0;
    let o = '';
    for (const _ in before) left++;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      const old = before[key];
      if (old !== undefined) left--;
      if (old === value) continue;
      const text = this.compare(before, key, old, value, within(open, key));
      if (text !== '') o += `${o === '' ? '' : ','}${quoted(key)}:${text}`;
    }
    const gone = left > 0 ? goneFrom(before, after) : [];
    if (gone.length > 0) return `{"o":{${o}},"gone":${JSON.stringify(gone)}}`;
    return o === '' ? '' : `{"o":{${o}}}`;
  }

  private changeOf(part: object): string {
    return this.changes.get(part) ?? (this.changes.has(part) ? `[${JSON.stringify(part)}]` : '');
  }

  /** Whoever takes over a part of it has nothing of it yet. */
  private noteNew(part: Value | undefined): void {
    if (this.beside || typeof part !== 'object' || part === null) return;
    this.changes.set(part, undefined);
    for (const one of Object.values(part)) this.noteNew(one);
  }
}

/** Whether it is worth looking for what has changed within. */
function isAlike(old: Value | undefined, value: object): old is List | Fields {
  if (typeof old !== 'object' || old === null) return false;
  if (!Array.isArray(value)) return !Array.isArray(old);
  return Array.isArray(old) && (old.length > 0 || value.length === 0);
}

function goneFrom(before: Fields, after: AnyFields): string[] {
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  for (const key of gone) before[key] = undefined;
  return gone;
}

/** What is in this place of a list or an object, if it is one. */
const within = (value: unknown, place: string | number): unknown =>
  value === null || typeof value !== 'object' ? undefined : (value as AnyFields)[place];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? quoted(value) : JSON.stringify(value);

const PLAIN = /^[\w :.-]*$/;

/** What needs no escape is written as it is: that is several times as fast. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
