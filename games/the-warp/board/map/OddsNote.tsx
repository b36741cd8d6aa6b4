import type { Value } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { areaName, holderText } from '../../words/areas.ts';
import { hasRerolls, oddsOfAttack } from '../odds/attack.ts';
import type { Attack } from '../odds/attack.ts';
import { percent } from '../odds/force.ts';
import { LeftOutNote } from '../combat/LeftOutNote.tsx';
import { t } from '../texts/say.ts';

interface OddsNoteProps {
  readonly view: WarpView;
  readonly attacks: readonly Attack[];
  /** The number of Troops that is pointed at. */
  readonly considered: Value | null;
}

/** What an attack may come to, by the number of Troops. */
export function OddsNote({ view, attacks, considered }: OddsNoteProps) {
  const [attack] = attacks;
  if (!attack) return null;
  const title = t('odds.title', { area: areaName(attack.to, view.eye) });
  return (
    <aside className="tw-note tw-odds-note" aria-label={title}>
      <table>
        <caption>
          <strong>{title}</strong> <span>{t('odds.against', { enemy: holderText(view, attack.to) })}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('odds.troops')}</th>
            <th scope="col">{t('odds.win')}</th>
            <th scope="col">{t('odds.tie')}</th>
            <th scope="col">{t('odds.lose')}</th>
          </tr>
        </thead>
        <tbody>
          {attacks.map((one) => {
            const odds = oddsOfAttack(view, one);
            return (
              <tr key={one.troops} data-considered={considered === one.troops || undefined}>
                <th scope="row">{one.troops}</th>
                <td>
                  <meter min={0} max={1} value={odds.win} aria-hidden="true" />
                  {percent(odds.win)}
                </td>
                <td>{percent(odds.tie)}</td>
                <td>{percent(odds.lose)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <LeftOutNote without={hasRerolls(view, attack) ? ['cards', 'rerolls'] : ['cards']} />
    </aside>
  );
}
