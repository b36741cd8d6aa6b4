import type { Value } from '@warptable/kernel';
import { OddsNote } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { areaName, holderText } from '../../words/areas.ts';
import { hasRerolls, oddsOfAttack } from '../odds/attack.ts';
import type { Attack } from '../odds/attack.ts';
import { percent } from '../odds/force.ts';
import { LeftOutNote } from '../combat/LeftOutNote.tsx';
import { t } from '../texts/say.ts';

interface AttackOddsProps {
  readonly view: WarpView;
  readonly attacks: readonly Attack[];
  /** The number of Troops that is pointed at. */
  readonly considered: Value | null;
}

/** What an attack may come to, by the number of Troops. */
export function AttackOdds({ view, attacks, considered }: AttackOddsProps) {
  const [attack] = attacks;
  if (!attack) return null;
  const rows = attacks.map((one) => {
    const { win, tie, lose } = oddsOfAttack(view, one);
    return {
      sent: one.troops,
      win,
      cells: [percent(win), percent(tie), percent(lose)],
      isConsidered: considered === one.troops,
    };
  });
  return (
    <OddsNote
      title={t('odds.title', { area: areaName(attack.to, view.viewer) })}
      against={t('odds.against', { enemy: holderText(view, attack.to) })}
      corner="bottom left"
      heads={[t('odds.troops'), t('odds.win'), t('odds.tie'), t('odds.lose')]}
      rows={rows}
    >
      <LeftOutNote without={hasRerolls(view, attack) ? ['cards', 'rerolls'] : ['cards']} />
    </OddsNote>
  );
}
