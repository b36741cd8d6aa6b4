import {
  ATTRIBUTES,
  FACTIONS,
  INTEL,
  LEADERS,
  LOCATIONS,
  LOOSE_TOKENS,
  RYHZU,
  TACTICS,
  TILES,
} from '../../content/index.ts';
import type { FactionId, RegionId, TacticsId } from '../../content/index.ts';

// The tables of the box are the English source of these texts.

/** Of a table of the box, by id, what is printed to be read. */
function printed<Id extends string, Thing, Text>(
  table: Readonly<Record<Id, Thing>>,
  read: (thing: Thing) => Text,
): Readonly<Record<Id, Text>> {
  const texts = Object.entries<Thing>(table).map(([id, thing]) => [id, read(thing)]);
  return Object.fromEntries(texts) as Record<Id, Text>;
}

interface Named {
  readonly name: string;
}

interface TwoSided extends Named {
  readonly text: string;
  readonly upgradedText: string;
}

const nameOf = ({ name }: Named): string => name;
const bothSides = ({ name, text, upgradedText }: TwoSided): TwoSided => ({ name, text, upgradedText });

interface FactionTexts extends Named {
  readonly about: string;
  readonly stronghold: string;
}

/** `r3-3` and its name, of those hexes that have one of this kind. */
const hexes = (name: 'name' | 'baseName'): Readonly<Record<RegionId, string>> =>
  Object.fromEntries(LOCATIONS.flatMap((hex) => (hex[name] === undefined ? [] : [[hex.id, hex[name]]])));

export const content = {
  attributes: printed(ATTRIBUTES, bothSides),
  /** Combat effects of tactics cards: of those that have one. */
  combat: Object.fromEntries(
    Object.values(TACTICS).flatMap(({ id, combatText }) => (combatText === null ? [] : [[id, combatText]])),
  ) as Readonly<Record<TacticsId, string>>,
  factions: printed<FactionId, (typeof FACTIONS)[FactionId], FactionTexts>(
    FACTIONS,
    ({ name, about, stronghold }) => ({ name, about, stronghold: stronghold.text }),
  ),
  intel: printed(INTEL, nameOf),
  leaders: printed(LEADERS, bothSides),
  loose: printed(LOOSE_TOKENS, nameOf),
  ryhzu: printed(RYHZU, nameOf),
  tactics: printed(TACTICS, ({ name, text }): Named & { readonly text: string } => ({ name, text })),
  tiles: printed(TILES, nameOf),
  regions: hexes('name'),
  landings: hexes('baseName'),
} as const;
