import { idsOf } from './ids.ts';
import type { PlanetType, World } from './planets.ts';
import { PLANET_TYPES } from './planets.ts';

interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly copies: number;
  readonly text: string;
  readonly vp: number;
  readonly keep: boolean;
}

const COMMON = {
  empty: {
    kind: 'empty',
    name: 'Silent Ruins',
    copies: 2,
    text: 'There is nothing here.',
    vp: 0,
    keep: false,
  },
  salvage: {
    kind: 'salvage',
    name: 'Drifting Hulls',
    copies: 2,
    text: 'Bring up to 1 ship from your supply to this planet.',
    vp: 0,
    keep: false,
  },
  archive: {
    kind: 'archive',
    name: 'Star Archive',
    copies: 2,
    text: 'Draw an Action card.',
    vp: 0,
    keep: false,
  },
  cache: {
    kind: 'cache',
    name: "Smugglers' Cache",
    copies: 2,
    text: 'Refresh a Trade Good.',
    vp: 0,
    keep: false,
  },
  veterans: {
    kind: 'veterans',
    name: 'Lost Veterans',
    copies: 2,
    text: 'See the top card of the Promotion deck; add it to your Tactics deck or discard it openly.',
    vp: 0,
    keep: false,
  },
  hazard: {
    kind: 'hazard',
    name: 'Gravity Trap',
    copies: 2,
    text: 'One of the arriving ships is destroyed.',
    vp: 0,
    keep: false,
  },
  relic: {
    kind: 'relic',
    name: 'Relic',
    copies: 3,
    text: 'Yours to keep, worth 1 VP.',
    vp: 1,
    keep: true,
  },
  beacon: {
    kind: 'beacon',
    name: 'Beacon',
    copies: 1,
    text: 'Yours to keep; discard it as you announce an action: X is 1 higher, Trade Goods aside.',
    vp: 0,
    keep: true,
  },
} as const satisfies Readonly<Record<string, Entry>>;

const ANCIENTS = {
  vault: {
    kind: 'vault',
    name: 'Vault',
    copies: 1,
    text: 'Yours to keep, worth 2 VP.',
    vp: 2,
    keep: true,
  },
  engine: {
    kind: 'engine',
    name: 'Engine',
    copies: 1,
    text: 'Gain an available Technology, whatever its type.',
    vp: 0,
    keep: false,
  },
  guardians: {
    kind: 'guardians',
    name: 'Guardians',
    copies: 1,
    text: 'Two of the arriving ships are destroyed. Then yours to keep, worth 1 VP.',
    vp: 1,
    keep: true,
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type ExplorationKind = keyof typeof COMMON;
export type AncientsKind = keyof typeof ANCIENTS;

export interface ExplorationToken extends Entry {
  readonly kind: ExplorationKind | AncientsKind;
}

/** The set that each of the five planet types has once. */
export const EXPLORATION: Readonly<Record<ExplorationKind, ExplorationToken>> = COMMON;
/** The tokens of the Ancients homeworld. */
export const ANCIENTS_TOKENS: Readonly<Record<AncientsKind, ExplorationToken>> = ANCIENTS;

/** The back and the front of a token. */
export type TokenId = `${PlanetType}:${ExplorationKind}` | `ancients:${AncientsKind}`;

const tokensOf = (world: World, kinds: Readonly<Record<string, ExplorationToken>>) =>
  Object.values(kinds).map((token) => [`${world}:${token.kind}`, token] as const);

const TOKENS = Object.fromEntries([
  ...PLANET_TYPES.flatMap((type) => tokensOf(type, EXPLORATION)),
  ...tokensOf('ancients', ANCIENTS_TOKENS),
]) as Readonly<Record<TokenId, ExplorationToken>>;

/** Every different token, without regard to copies. */
export const TOKEN_IDS: readonly TokenId[] = idsOf(TOKENS);

export const explorationToken = (id: TokenId): ExplorationToken => TOKENS[id];
