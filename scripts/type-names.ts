// One meaning for each name: packages, scripts and one game declare an exported type only once. Two games may both have a `State`.

/** A file by its path from the root of the repository, with its text. */
export type SourceFiles = Readonly<Record<string, string>>;

const DECLARED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:const )?(?:interface|type|class|enum) (\w+)/gm;

/** The exported types that are declared in several places, each with these. */
export function sharedTypeNames(files: SourceFiles): Map<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files))
    for (const [, name = ''] of text.matchAll(DECLARED))
      places.set(name, [...(places.get(name) ?? []), file]);
  return new Map([...places].filter(([, declaredIn]) => clash(declaredIn)));
}

const clash = (files: readonly string[]): boolean =>
  files.some((file, i) => files.slice(i + 1).some((other) => !areOfTwoGames(file, other)));

function areOfTwoGames(one: string, other: string): boolean {
  const [game, otherGame] = [gameOf(one), gameOf(other)];
  return game !== undefined && otherGame !== undefined && game !== otherGame;
}

const gameOf = (file: string): string | undefined => /^(?:games|examples)\/[^/]+/.exec(file)?.[0];
