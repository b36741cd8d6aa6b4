import type { CombatEffect } from './effects.ts';
import { idsOf, withIds } from './ids.ts';

/** `cost`: attacking Combat Cards are 1/1 dearer. `twoCards`: the defending side may play two. */
export type TokenEffect = CombatEffect | { readonly does: 'cost' } | { readonly does: 'twoCards' };

interface Row {
  readonly name: string;
  readonly text: string;
  readonly effect: TokenEffect;
}

/** They act for whoever defends the Warp Gate (TW 15.5). */
const TABLE = {
  'at-plus-1': {
    name: 'Plus One',
    text: 'Each die is worth 1 more.',
    effect: { does: 'plus', n: 1 },
  },
  'at-plus-2': {
    name: 'Plus Two',
    text: 'Each die is worth 2 more.',
    effect: { does: 'plus', n: 2 },
  },
  'at-reroll': {
    name: 'Reroll',
    text: 'Roll one die again.',
    effect: { does: 'reroll', n: 1 },
  },
  'at-double-reroll': {
    name: 'Double Reroll',
    text: 'Roll up to two dice again.',
    effect: { does: 'reroll', n: 2 },
  },
  'at-flip': {
    name: 'Flip',
    text: 'Turn one die to its opposite face.',
    effect: { does: 'flip', n: 1 },
  },
  'at-double': {
    name: 'Double',
    text: 'One die counts double, at most 6.',
    effect: { does: 'double', n: 1 },
  },
  'at-extra-die': {
    name: 'Extra Die',
    text: 'Roll one die more.',
    effect: { does: 'extraDie', n: 1 },
  },
  'at-multiplier': {
    name: 'Multiplier',
    text: 'The multiplier is 1 higher.',
    effect: { does: 'mult', n: 1 },
  },
  'at-cost': {
    name: 'Cost',
    text: 'Every option of an attacking Combat Card costs 1 Gold and 1 Energy more.',
    effect: { does: 'cost' },
  },
  'at-two-cards': {
    name: 'Two Cards',
    text: 'The player of the defending side may play a second Combat Card.',
    effect: { does: 'twoCards' },
  },
} as const satisfies Readonly<Record<string, Row>>;

export type AbilityTokenId = keyof typeof TABLE;

export interface AbilityToken extends Row {
  readonly id: AbilityTokenId;
}

export const ABILITY_TOKENS: Readonly<Record<AbilityTokenId, AbilityToken>> = withIds<AbilityTokenId, Row>(
  TABLE,
);
export const ABILITY_TOKEN_IDS: readonly AbilityTokenId[] = idsOf(ABILITY_TOKENS);
