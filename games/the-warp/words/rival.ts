import { listed } from '@warptable/speech';
import { RIVALS } from '../content/index.ts';
import type { AutomaId } from '../content/index.ts';
import { RIVAL } from '../rules/solo/state.ts';
import type { SoloView, WarpView } from '../rules/view.ts';
import { areaName } from './areas.ts';
import { pointsText, rewardName } from './cards.ts';
import { goodsText, troopsText } from './names.ts';
import { say } from './say.ts';
import { sayPosition } from './say-position.ts';
import { automaName, automaText, phaseName, pickedArea, rivalName } from './solo.ts';
import { wrapped } from './table.ts';

/** The Rival, its Automa Card and what may come of it, for a terminal (TWS 25.1). */
export function rivalText(view: WarpView, solo: SoloView, width: number): string {
  const { rival, nextPhase } = solo;
  // The decks are made last.
  if (view.phase === 'setup') {
    const cost = nextPhase ? goodsText(nextPhase.cost) : '';
    const coming = sayPosition('position.rival.coming', { rival: rivalName(rival), cost });
    return [coming, ...supply(solo)].map((line) => wrapped(line, width, 2)).join('\n');
  }
  const lines = [
    ...standing(view, solo),
    ...supply(solo),
    ...automa(solo),
    ...attacks(view, solo),
    sayPosition('position.rival.combatDeck', {
      left: solo.combatDeck.left,
      discarded: solo.combatDiscard.length,
    }),
  ];
  return lines.map((line) => wrapped(line, width, 2)).join('\n');
}

function standing({ players }: WarpView, solo: SoloView): string[] {
  const { rival, phase, decks, directPoints, hardPoints, nextPhase, lastRound, scrap } = solo;
  const head = sayPosition('position.rival.head', {
    rival: rivalName(rival),
    phase: phaseName(phase),
    left: say('counts.cards', { count: decks[phase - 1]?.left ?? 0 }),
    points: players[RIVAL]?.points ?? 0,
    direct: directPoints,
  });
  const next = nextPhase
    ? sayPosition('position.rival.next', {
        cost: goodsText(nextPhase.cost),
        lacks: goodsText(nextPhase.lacks),
      })
    : sayPosition('position.rival.last');
  return [
    head,
    ...(hardPoints === null ? [] : [sayPosition('position.rival.hard', { points: pointsText(hardPoints) })]),
    ...(RIVALS[rival].counter === 'scrap' ? [sayPosition('position.rival.scrap', { scrap })] : []),
    `${next} ${sayPosition('position.rival.lastRound', { round: lastRound })}`,
  ];
}

function supply({ supplies, rewards }: SoloView): string[] {
  const own = supplies[RIVAL];
  if (!own) return [];
  return [
    sayPosition('position.rival.has', {
      goods: goodsText(own),
      reserve: troopsText(own.reserve),
      unused: own.unused,
      rewards: say('counts.rewardCards', { count: rewards.length }),
    }),
    ...(rewards.length > 0
      ? [sayPosition('position.rival.rewards', { cards: listed(rewards.map(rewardName)) })]
      : []),
  ];
}

function automa({ drawn, decks, phase, follow }: SoloView): string[] {
  const faceUp = drawn.at(-1);
  const { possible = [] } = decks[phase - 1] ?? {};
  return [
    ...(faceUp ? [sayPosition('position.rival.faceUp', { card: automaText(faceUp) })] : []),
    ...(faceUp && !follow ? [sayPosition('position.rival.followed')] : []),
    ...(possible.length > 0
      ? [sayPosition('position.rival.mayCome', { cards: possible.map(oneOf).join(', ') })]
      : []),
  ];
}

function oneOf(cards: readonly AutomaId[]): string {
  const [one = '', other] = cards.map(automaName);
  return other === undefined ? one : sayPosition('position.rival.either', { one, other });
}

const attacks = ({ viewer }: WarpView, solo: SoloView): string[] =>
  solo.attacks.flatMap(({ arrow, ways }) =>
    ways.map(({ from, to, troops }) =>
      sayPosition('position.rival.attack', {
        arrow: say(`solo.arrows.${arrow}`),
        from: pickedArea(from, viewer),
        to: areaName(to, viewer),
        troops: troopsText(troops),
      }),
    ),
  );
