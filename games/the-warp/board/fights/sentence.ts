import type { Viewer, PersonAt } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import { areaName, ownAreaName } from '../../words/areas.ts';
import { subject, troopsText, within } from '../../words/names.ts';
import { t } from '../texts/say.ts';
import type { CombatTeam, CombatReport } from './combats.ts';

/** To whom it is told, and by what names. */
export interface Hearer {
  readonly viewer: Viewer;
  readonly personAt: PersonAt;
}

/** `You conquered ring 3, 22 to 10; you lost 1 Troop.` */
export function combatSentence(fight: CombatReport, hearer: Hearer): string {
  const { viewer, personAt } = hearer;
  const how = endOf(fight, hearer);
  const losses = [fight.attack, fight.defence].flatMap(({ seat, lost }) =>
    seat === null || lost === 0
      ? []
      : t('fight.loses', { who: within(seat, viewer, personAt), troops: troopsText(lost) }),
  );
  return losses.length > 0
    ? t('fight.withLosses', { how, losses: listed(losses) })
    : t('fight.withoutLosses', { how });
}

function endOf(fight: CombatReport, hearer: Hearer): string {
  const { winner, attacker, place, attack, defence } = fight;
  const { viewer, personAt } = hearer;
  const area = areaName(place, viewer);
  const powers = { attack: attack.power, defence: defence.power };
  if (winner === 'nobody') return t('fight.nobody', { area, ...powers });
  if (winner === 'attack')
    return t('fight.conquered', {
      attacker: teamName(fight, attack, hearer),
      area: ownAreaName(place, attacker, viewer),
      ...powers,
    });
  if (attacker === viewer) return t('fight.failed', { area, ...powers });
  return t('fight.held', {
    defender: teamName(fight, defence, hearer),
    area: defence.seat === null ? area : ownAreaName(place, defence.seat, viewer),
    attacker: within(attacker, viewer, personAt),
    ...powers,
  });
}

/** Whose side it was, at the beginning of a sentence. */
export function teamName(
  { place }: CombatReport,
  { seat }: CombatTeam,
  { viewer, personAt }: Hearer,
): string {
  return seat === null ? guardName(place) : subject(seat, viewer, personAt);
}

/** Who holds a place that is nobody's. */
export const guardName = (place: string): string => t(place === 'gate' ? 'fight.guardian' : 'fight.exiled');
