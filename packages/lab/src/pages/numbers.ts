// Numbers as people read them, in pages and on the terminal.

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const signed = (number: number, digits = 1): string =>
  `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(digits)}`;

export const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

export const fixed = (number: number, digits = 1): string => number.toFixed(digits);

/** Nothing is known so exactly that its interval has no width: one number alone, or what all others are measured by, has none. */
export const range = (
  { low, high }: { readonly low: number; readonly high: number },
  show: (number: number) => string,
): string => (low === high ? '–' : `${show(low)} to ${show(high)}`);

/** What a flag says: which way something is off. Not by colour alone. */
export const flagOf = (flagged: boolean, value: number, fair: number): string =>
  flagged ? (value > fair ? '▲ high' : '▼ low') : '';
