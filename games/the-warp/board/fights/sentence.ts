import { capital, listed } from '@warptable/speech';
import type { FightHearer } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { areaName } from '../../words/areas.ts';
import { formFor, subject, troopsText, within } from '../../words/names.ts';
import { t } from '../texts/say.ts';
import type { CombatTeam, CombatTold } from './combats.ts';

/** `You conquered ring 3, 22 to 10; you lost 1 Troop.` */
export function combatSentence(fight: CombatTold, hearer: FightHearer<WarpView>): string {
  const { winner, place, attack, defence } = fight;
  const { eye } = hearer;
  const fill = {
    area: areaName(place, eye),
    attack: attack.power,
    defence: defence.power,
    defender: teamName(fight, defence, hearer),
  };
  const how =
    winner === 'attack'
      ? t('fight.conquered', { ...fill, attacker: teamName(fight, attack, hearer) })
      : winner === 'defence'
        ? t('fight.held', {
            ...fill,
            attacker: within(fight.attacker, eye, hearer.personAt),
            context: formFor(fight.attacker, eye),
          })
        : t('fight.nobody', fill);
  const losses = [attack, defence].flatMap(({ seat, lost }) =>
    seat === null || lost === 0
      ? []
      : t('fight.loses', { who: within(seat, eye, hearer.personAt), troops: troopsText(lost) }),
  );
  return losses.length > 0
    ? t('fight.withLosses', { how, losses: listed(losses) })
    : t('fight.withoutLosses', { how });
}

/** Whose side it was, at the beginning of a sentence. */
export function teamName(
  { place }: CombatTold,
  { seat }: CombatTeam,
  { eye, personAt }: FightHearer<WarpView>,
): string {
  if (seat !== null) return capital(subject(seat, eye, personAt));
  return t(place === 'gate' ? 'fight.guardian' : 'fight.exiled');
}
