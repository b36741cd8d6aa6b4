// Who may import what. Dependencies point one way: web, server, cli -> table, bots, ui -> games -> kernel.

/** One kind of place in the repository. The first entry of `PARTS` whose `at` matches a file is the file's part. */
type Part = {
  readonly at: RegExp;
  /** Workspace packages it may import, by their short name; `game` stands for each single game, `board` for its board. */
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
  'game',
  'board',
];

const PARTS: readonly Part[] = [
  { at: /^games\/[^/]+\/content\//, packages: ['kernel'], outside: [], beside: ['content'] },
  { at: /^games\/[^/]+\/rules\//, packages: ['kernel'], outside: [], beside: ['rules', 'content'] },
  {
    at: /^games\/[^/]+\/words\//,
    packages: ['kernel', 'speech'],
    outside: [],
    beside: ['words', 'rules', 'content'],
  },
  {
    at: /^games\/[^/]+\/bot\//,
    packages: ['kernel', 'bots'],
    outside: [],
    beside: ['bot', 'rules', 'content'],
  },
  {
    at: /^games\/[^/]+\/lab\//,
    packages: ['kernel'],
    outside: [],
    beside: ['lab', 'words', 'rules', 'content'],
  },
  {
    at: /^games\/[^/]+\/board\//,
    packages: ['kernel', 'speech', 'ui'],
    outside: 'any',
    beside: ['board', 'words', 'rules', 'content'],
  },
  {
    at: /^games\/[^/]+\/test\//,
    packages: ['kernel', 'speech', 'testkit', 'bots'],
    outside: 'any',
    beside: ['.'],
  },
  { at: /^games\//, packages: ['kernel'], outside: [] },
  { at: /^packages\/kernel\/src\//, packages: [], outside: ['@noble/hashes'] },
  { at: /^packages\/speech\/src\//, packages: [], outside: ['i18next'] },
  { at: /^packages\/bots\/src\//, packages: ['kernel'], outside: [] },
  { at: /^packages\/testkit\/src\//, packages: ['kernel', 'bots'], outside: 'any' },
  { at: /^packages\/games\/src\//, packages: ['kernel', 'bots', 'game'], outside: [] },
  { at: /^packages\/table\/src\//, packages: ['kernel', 'bots', 'games'], outside: ['zod'] },
  { at: /^packages\/lab\/src\//, packages: ['kernel', 'bots', 'games'], outside: 'any' },
  { at: /^packages\/ui\/src\//, packages: ['kernel', 'speech', 'table'], outside: 'any' },
  {
    at: /^packages\/web\/src\//,
    packages: ['kernel', 'speech', 'bots', 'games', 'table', 'ui', 'board'],
    outside: 'any',
  },
  { at: /^packages\/server\/src\//, packages: ['kernel', 'bots', 'games', 'table'], outside: 'any' },
  {
    at: /^packages\/cli\/src\//,
    packages: ['kernel', 'testkit', 'bots', 'games', 'table', 'lab', 'server'],
    outside: 'any',
  },
];

/** Tests of packages, scripts and settings. */
const ANYWHERE_ELSE: Part = { at: /^/, packages: EVERYTHING, outside: 'any', beside: ['.'] };

/** The kernel's example game, which tests of every package may play. */
const EXAMPLE = '@warptable/kernel/example';

/** Beside the registry, which holds all games: a way to load one of them. */
const ONE_AT_A_TIME = '@warptable/games/loading';

const NOT_GAMES = new Set(EVERYTHING.filter((name) => name !== 'game' && name !== 'board'));

/**
 * The reason why a file may not import a module, if there is one.
 * @param file path from the root of the repository, with `/`
 */
export function whyForbidden(file: string, specifier: string): string | undefined {
  const part = PARTS.find(({ at }) => at.test(file)) ?? ANYWHERE_ELSE;
  if (specifier.startsWith('.')) return whyNotBeside(file, specifier, part);
  const [scope, name, deeper] = specifier.split('/');
  if (scope === '@warptable' && name !== undefined) {
    if (specifier === EXAMPLE) return file.includes('/test/') ? undefined : 'The example game is for tests.';
    if (deeper === 'board' && !NOT_GAMES.has(name)) return whyNotBoard(file, part);
    if (deeper !== undefined && specifier !== ONE_AT_A_TIME)
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

/** A game's board has a door of its own: only the page may open it, so that nothing else needs React. */
function whyNotBoard(file: string, part: Part): string | undefined {
  return part.packages.includes('board')
    ? undefined
    : `Wrong direction: ${placeOf(file)} may not import a board.`;
}

function whyNotPackage(file: string, name: string, part: Part): string | undefined {
  const home = homeOf(file);
  const isOwn = home === `packages/${name}` || home === `games/${name}`;
  if (isOwn)
    return file.startsWith(`${home}/test/`)
      ? undefined
      : 'A package reaches its own files by relative import.';
  const kind = NOT_GAMES.has(name) ? name : 'game';
  if (part.packages.includes(kind)) return undefined;
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
  return /^(?:packages|games)\/[^/]+/.exec(file)?.[0] ?? '';
}

/** The package and, in a game, the folder in it: `games/warpgate/rules`. */
function placeOf(file: string): string {
  return /^games\/[^/]+\/[^/.]+(?=\/)/.exec(file)?.[0] ?? homeOf(file);
}
