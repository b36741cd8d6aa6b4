import { capital, listed } from '@warptable/speech';
import { BUILDINGS, INTEL, LEADERS, LOOSE_TOKENS, PHASES } from '../../content/index.ts';
import type {
  BoardAbility,
  Building,
  FactionId,
  IntelId,
  LeaderId,
  LooseId,
  Phase,
  RyhzuId,
  TacticsId,
} from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { cardText, combatEffect, leaderText, leaderWithTriple } from '../cards.ts';
import { buildingIncomeText, gainText, gemsText, yieldText } from '../gains.ts';
import {
  abilityName,
  attributeName,
  attributeText,
  boardAbilityName,
  boardAbilityText,
  buildingName,
  factionName,
  isAttribute,
  isCard,
  isFaction,
  isLeader,
  isRyhzu,
  leaderName,
  looseName,
} from '../names.ts';
import { say } from '../say.ts';

export const isBuilding = (id: string): id is Building => BUILDINGS.some((building) => building === id);
export const isPhase = (id: string): id is Phase => PHASES.some((phase) => phase === id);

/** Options that would be alike have a number behind: `levy#2`. */
export const withoutNumber = (value: string): string => value.split('#')[0] ?? value;

export const factionText = (faction: FactionId): string =>
  say('options.faction', { name: factionName(faction), about: say(`factions.${faction}.about`) });

/** With its text, on the side that lies up, and the gems of that side. */
export function leaderToDeploy(view: ChaosView, seat: number, id: LeaderId): string {
  const upgraded = view.players[seat]?.leaders.find((leader) => leader.id === id)?.upgraded ?? false;
  const { basic, upgraded: turned } = LEADERS[id];
  return leaderText(id, upgraded, (upgraded ? turned : basic).deployGems);
}

/** CO 24.14: a Ryh-zu costs no gems. */
export const leaderToUpgrade = (id: LeaderId | RyhzuId): string =>
  isRyhzu(id) ? leaderWithTriple(id, true) : leaderText(id, true, LEADERS[id].upgradeGems);

/** A foundation of the board or a building, with what it brings. */
export function constructionText(view: ChaosView, seat: number, what: string, locked: boolean): string {
  const [kind = '', ability] = what.split(':');
  if (ability !== undefined) {
    const id = ability as BoardAbility;
    return say(locked ? 'options.foundationLocked' : 'options.foundation', {
      ability: boardAbilityName(id),
      text: boardAbilityText(id),
    });
  }
  if (!isBuilding(kind)) return say('options.stopBuilding');
  const faction = view.players[seat]?.faction;
  const income = buildingIncomeText(kind);
  const plain = say('options.buildingBrings', { income });
  return say(locked ? 'options.buildingLocked' : 'options.building', {
    building: capital(buildingName(kind)),
    income:
      kind === 'stronghold' && faction
        ? say('options.strongholdBrings', { income, text: say(`factions.${faction}.stronghold`) })
        : plain,
  });
}

export const intelGainText = (intel: IntelId): string => gainText(INTEL[intel].gain);

/** What a loose token yields, on the side that lies up. */
export function looseText(token: LooseId, upgraded: boolean): string {
  const { plain, upgraded: turned } = LOOSE_TOKENS[token];
  return say('options.laid', {
    token: looseName(token, upgraded),
    gain: yieldText(upgraded ? turned : plain, upgraded),
  });
}

/** Which of several effects comes first: what acts, and what it does. */
export function effectText(view: ChaosView, seat: number, id: string): string {
  const player = view.players[seat];
  const name = abilityName(id);
  const textOf = (): string | undefined => {
    if (isAttribute(id)) return attributeText(id, player?.upgraded.includes(id) ?? false);
    if (isLeader(id)) {
      const upgraded = player?.leaders.find((leader) => leader.id === id)?.upgraded ?? false;
      return say(upgraded ? `leaders.${id}.upgradedText` : `leaders.${id}.text`);
    }
    if (isCard(id)) return combatEffect(id);
    return undefined;
  };
  const text = textOf();
  if (text !== undefined) return say('options.ability', { name, text });
  return isFaction(id) ? say('options.ofFaction', { name }) : name;
}

export function attributeToUpgrade(id: string, gems: number): string {
  if (!isAttribute(id)) return id;
  const fill = { name: attributeName(id), text: attributeText(id, true), goods: gemsText(gems) };
  return gems > 0 ? say('options.attribute', fill) : say('options.attributeFree', fill);
}

/** Several leaders and Ryh-zu that go together: `sable+uryk`. */
export const leadersText = (value: string): string =>
  listed(value.split('+').map((id) => (isLeader(id) || isRyhzu(id) ? leaderName(id) : id)));

export const handCard = (value: string): string => {
  const card = withoutNumber(value) as TacticsId;
  return card === value ? cardText(card) : say('options.copy', { card: cardText(card) });
};
