type Signs = readonly (readonly [sign: RegExp, name: string])[];

const BROWSERS: Signs = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Signs = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, as far as people tell their devices apart by it: names alone, or nothing. */
export function deviceOf(userAgent = ''): string {
  const nameIn = (signs: Signs): string[] =>
    signs.filter(([sign]) => sign.test(userAgent)).map(([, name]) => name);
  return [nameIn(BROWSERS).at(0), nameIn(SYSTEMS).at(0)].filter((name) => name !== undefined).join(', ');
}
