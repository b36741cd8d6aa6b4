import {
  ACTIONS,
  ANCIENTS_TOKENS,
  EXPLORATION,
  FACTIONS,
  OBJECTIVES,
  TACTICS,
  TECHNOLOGIES,
} from '../../content/index.ts';
import type { AncientsKind, ExplorationKind, FactionId } from '../../content/index.ts';

// The tables of the box are the English source of these texts.

interface Printed {
  readonly name: string;
  readonly text: string;
}

/** Of a table of the box, by id, what is printed to be read. */
function printed<Id extends string, Thing, Text>(
  table: Readonly<Record<Id, Thing>>,
  read: (thing: Thing) => Text,
): Readonly<Record<Id, Text>> {
  const texts = Object.entries<Thing>(table).map(([id, thing]) => [id, read(thing)]);
  return Object.fromEntries(texts) as Record<Id, Text>;
}

const nameAndText = ({ name, text }: Printed): Printed => ({ name, text });

export const actions = printed(ACTIONS, nameAndText);
export const objectives = printed(OBJECTIVES, nameAndText);
export const tactics = printed(TACTICS, nameAndText);
export const technologies = printed(TECHNOLOGIES, nameAndText);

/** By what is on their fronts. */
export const tokens = printed<ExplorationKind | AncientsKind, Printed, Printed>(
  { ...EXPLORATION, ...ANCIENTS_TOKENS },
  nameAndText,
);

export const factions: Readonly<Record<FactionId, { readonly name: string; readonly ability: Printed }>> =
  printed(FACTIONS, ({ name, ability }) => ({ name, ability: nameAndText(ability) }));
