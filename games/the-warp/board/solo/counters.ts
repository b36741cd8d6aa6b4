import { listed } from '@warptable/speech';
import type { GameEvent, Happened } from '@warptable/kernel';
import { ARCHIVE, RIVALS } from '../../content/index.ts';
import { PLAYER } from '../../rules/solo/state.ts';
import type { SoloView, WarpView } from '../../rules/view.ts';
import { multiplierAt } from '../../words/areas.ts';
import { pointsText } from '../../words/cards.ts';
import { pickedArea } from '../../words/solo.ts';
import { t } from '../texts/say-solo.ts';

const SCRAP = 3;
/** What a lost combat costs such a Rival, by Phase. */
const TAKEN_BACK = [1, 2, 3] as const;

/** TWS 25.9: the number that this Rival's points hang on, in a sentence; nothing where the board shows it. */
export function counterOf(
  view: WarpView,
  solo: SoloView,
  log: readonly Happened<GameEvent>[],
): string | undefined {
  const { counter } = RIVALS[solo.rival];
  if (counter === undefined) return undefined;
  switch (counter) {
    case 'scrap':
      return t('solo.counter.scrap', { scrap: solo.scrap, count: SCRAP - (solo.scrap % SCRAP) });
    case 'combatCards':
      return combatCardsText(view);
    case 'bribes':
      return t('solo.counter.bribes', { count: log.filter(({ event }) => isBribed(event)).length });
    case 'power':
      return t('solo.counter.power');
    case 'raises':
      return raisesText(view, solo);
    case 'atRisk':
      return t('solo.counter.atRisk', {
        points: pointsText(TAKEN_BACK[solo.phase - 1] ?? 0),
        direct: solo.directPoints,
      });
  }
}

const isBribed = (event: GameEvent): boolean =>
  event.type === 'RivalCardSettled' && 'became' in event && event['became'] === 'bribed';

/** Nobody but the Player knows them. */
function combatCardsText({ players }: WarpView): string | undefined {
  const hand = players[PLAYER]?.own?.hand;
  return (
    hand &&
    t('solo.counter.combatCards', { count: hand.filter((id) => ARCHIVE[id].type === 'combat').length })
  );
}

function raisesText(view: WarpView, { raisesNext }: SoloView): string {
  const [first] = raisesNext;
  if (first === undefined) return t('solo.counter.raisesNone');
  return t('solo.counter.raises', {
    areas: listed(raisesNext.map((id) => pickedArea(id, view.viewer))),
    multiplier: multiplierAt(view, first),
  });
}
