// Who may import what. Dependencies point one way: web, server, cli -> table, bots, ui -> games -> kernel.

/** One kind of place in the repository. The first entry of `PARTS` whose `at` matches a file is the file's part. */
type Part = {
  readonly at: RegExp;
  /** Workspace packages it may import, by their short name. No game is among them: they are found by their folders. */
  readonly packages: readonly string[];
  /** Packages from npm and Node's own modules (`node:`). */
  readonly outside: readonly string[] | 'any';
  /** Folders and files of the same package it may reach by relative import; any but `test` if left out. */
  readonly beside?: readonly string[];
};

const EVERYTHING = [
  'kernel',
  'speech',
  'testkit',
  'bots',
  'games',
  'table',
  'lab',
  'ui',
  'server',
  'web',
  'cli',
];

const PARTS: readonly Part[] = [
  { at: /^(?:games|examples)\/[^/]+\/content\//, packages: ['kernel'], outside: [], beside: ['content'] },
  {
    at: /^(?:games|examples)\/[^/]+\/rules\//,
    packages: ['kernel'],
    outside: [],
    beside: ['rules', 'content'],
  },
  {
    at: /^(?:games|examples)\/[^/]+\/words\//,
    packages: ['kernel', 'speech'],
    outside: [],
    beside: ['words', 'rules', 'content'],
  },
  {
    at: /^(?:games|examples)\/[^/]+\/bot\//,
    packages: ['kernel', 'bots'],
    outside: [],
    beside: ['bot', 'rules', 'content'],
  },
  {
    at: /^(?:games|examples)\/[^/]+\/lab\//,
    packages: ['kernel'],
    outside: [],
    beside: ['lab', 'words', 'rules', 'content'],
  },
  {
    at: /^(?:games|examples)\/[^/]+\/campaign\//,
    packages: ['kernel', 'games'],
    outside: [],
    beside: ['campaign', 'words', 'rules', 'content'],
  },
  {
    at: /^(?:games|examples)\/[^/]+\/board\//,
    packages: ['kernel', 'speech', 'ui'],
    outside: 'any',
    beside: ['board', 'campaign', 'words', 'rules', 'content'],
  },
  {
    at: /^(?:games|examples)\/[^/]+\/test\//,
    packages: ['kernel', 'speech', 'testkit', 'bots', 'games'],
    outside: 'any',
    beside: ['.'],
  },
  { at: /^(?:games|examples)\//, packages: ['games'], outside: [] },
  { at: /^packages\/kernel\/src\//, packages: [], outside: ['@noble/hashes'] },
  { at: /^packages\/speech\/src\//, packages: [], outside: ['i18next'] },
  { at: /^packages\/bots\/src\//, packages: ['kernel'], outside: [] },
  { at: /^packages\/testkit\/src\//, packages: ['kernel', 'bots'], outside: 'any' },
  { at: /^packages\/games\/src\//, packages: ['kernel', 'bots'], outside: 'any' },
  { at: /^packages\/table\/src\//, packages: ['kernel', 'bots', 'games'], outside: ['zod'] },
  { at: /^packages\/lab\/src\//, packages: ['kernel', 'bots', 'games'], outside: 'any' },
  { at: /^packages\/ui\/src\//, packages: ['kernel', 'speech', 'table'], outside: 'any' },
  {
    at: /^packages\/web\/src\//,
    packages: ['kernel', 'speech', 'bots', 'games', 'table', 'ui'],
    outside: 'any',
  },
  {
    at: /^packages\/server\/src\//,
    packages: ['kernel', 'speech', 'bots', 'games', 'table'],
    outside: 'any',
  },
  {
    at: /^packages\/cli\/src\//,
    packages: ['kernel', 'testkit', 'bots', 'games', 'table', 'lab', 'server'],
    outside: 'any',
  },
];

/** Tests of packages, scripts and settings. */
const ANYWHERE_ELSE: Part = { at: /^/, packages: EVERYTHING, outside: 'any', beside: ['.'] };

/** The example game, which tests of every package may play. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  '@warptable/pearlwater/rules': 'The example game is for tests.',
  '@warptable/pearlwater/campaign': 'The example game is for tests.',
  '@warptable/kernel/sketch': 'A game declares its questions; those without a declaration are for tests.',
};

/**
 * Beside the registry, which has loaded all games: what a game declares of itself, and what the folders declare.
 * Beside the page's parts: what a board works out without a page, so that Node can test it.
 */
const DOORS = [
  '@warptable/games/manifest',
  '@warptable/games/folders',
  '@warptable/games/campaign',
  '@warptable/ui/pure',
];

/**
 * The reason why a file may not import a module, if there is one.
 * @param file path from the root of the repository, with `/`
 */
export function whyForbidden(file: string, specifier: string): string | undefined {
  const part = PARTS.find(({ at }) => at.test(file)) ?? ANYWHERE_ELSE;
  if (specifier.startsWith('.')) return whyNotBeside(file, specifier, part);
  const [scope, name, deeper] = specifier.split('/');
  if (scope === '@warptable' && name !== undefined) {
    if (Object.hasOwn(FOR_TESTS, specifier))
      return file.includes('/test/') ? undefined : FOR_TESTS[specifier];
    if (deeper !== undefined && !DOORS.includes(specifier))
      return `Deep import: "@warptable/${name}" has one door.`;
    return whyNotPackage(file, name, part);
  }
  if (
    part.outside === 'any' ||
    part.outside.some((from) => specifier === from || specifier.startsWith(`${from}/`))
  )
    return undefined;
  return `"${specifier}" is from outside: ${homeOf(file)} may only use the kernel and its own files.`;
}

function whyNotPackage(file: string, name: string, part: Part): string | undefined {
  const home = homeOf(file);
  const isOwn = home.endsWith(`/${name}`);
  if (isOwn)
    return file.startsWith(`${home}/test/`)
      ? undefined
      : 'A package reaches its own files by relative import.';
  if (part.packages.includes(name)) return undefined;
  return `Wrong direction: ${placeOf(file)} may not import @warptable/${name}.`;
}

function whyNotBeside(file: string, specifier: string, part: Part): string | undefined {
  const home = homeOf(file);
  const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
  if (home !== '' && !target.startsWith(`${home}/`))
    return 'Deep import: import the other package by its name.';
  const folder = /^[^/]*/.exec(target.slice(home.length + 1))?.[0] ?? '';
  if (part.beside === undefined)
    return folder === 'test' ? 'Tests are not imported by what they test.' : undefined;
  if (part.beside.includes('.') || part.beside.includes(folder)) return undefined;
  return `Wrong direction: ${placeOf(file)} may not import ${folder}.`;
}

/** The package a file belongs to, e.g. `games/warpgate`; empty for files of the root. */
function homeOf(file: string): string {
  return /^(?:packages|games|examples)\/[^/]+/.exec(file)?.[0] ?? '';
}

/** The package and, in a game, the folder in it: `games/warpgate/rules`. */
function placeOf(file: string): string {
  return /^(?:games|examples)\/[^/]+\/[^/.]+(?=\/)/.exec(file)?.[0] ?? homeOf(file);
}
