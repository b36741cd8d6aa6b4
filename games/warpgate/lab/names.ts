import { ACTIONS, FACTIONS, OBJECTIVES, TACTICS, TECHNOLOGIES, explorationToken } from '../content/index.ts';
import type { TokenId } from '../content/index.ts';

const TABLES: Readonly<Record<string, Readonly<Record<string, { readonly name: string }>>>> = {
  action: ACTIONS,
  faction: FACTIONS,
  objective: OBJECTIVES,
  tactics: TACTICS,
  technology: TECHNOLOGIES,
};

const SUBJECTS: Readonly<Record<string, string>> = {
  action: 'Actions',
  faction: 'Factions',
  gate: 'Warpgates, by their seat on the map',
  nearestTile: 'Nearest tile to the own Warpgate',
  objective: 'Objectives',
  tactics: 'Tactics',
  technology: 'Technologies',
  tile: 'Map tiles',
  token: 'Exploration tokens',
  turn: 'Order of play in the first round',
};

/** The name of a subject, or of one thing of it. */
export function nameOf(subject: string, id?: string): string {
  if (id === undefined) return SUBJECTS[subject] ?? subject;
  if (subject === 'token') return `${explorationToken(id as TokenId).name} (${id.replace(/:.*/, '')})`;
  return TABLES[subject]?.[id]?.name ?? id;
}
