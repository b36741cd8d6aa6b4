import { capital } from '@warptable/speech';
import { SeatMark } from '@warptable/ui';
import { PHASES, TRACKS } from '../../content/index.ts';
import type { Phase } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { auxiliaryText, goodsText, iconText, mainText } from '../../words/gains.ts';
import { say } from '../../words/say.ts';
import { PhaseIcon, ThingIcon } from '../art/Icons.tsx';
import { payersText } from '../prices/dues.ts';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import { t as read } from '../texts/say-reading.ts';
import { Sheet } from './Sheet.tsx';

const RULES: Readonly<Record<Phase, string>> = {
  discover: 'CO 8.1, CO 8.2, CO 7.3',
  build: 'CO 9.1, CO 9.4, CO 9.8',
  harvest: 'CO 10.1, CO 10.2, CO 10.4',
  recruit: 'CO 11.1, CO 11.3, CO 11.6',
  move: 'CO 12.2, CO 12.13, CO 12.17',
};

/** An action phase: who pays what, and its track with everybody's markers. */
export function PhaseCard({ view, phase }: { readonly view: ChaosView; readonly phase: Phase }) {
  const at = PHASES.indexOf(phase);
  const price = payersText(view, phase);
  return (
    <Sheet type="track" rules={RULES[phase]}>
      <h3>
        <PhaseIcon phase={phase} size={26} /> {capital(say(`phases.${phase}`))}
      </h3>
      {price !== '' && <p>{price}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{read('inspect.column')}</th>
            <th scope="col">{read('inspect.main')}</th>
            <th scope="col">{read('inspect.auxiliary')}</th>
            <th scope="col">{read('inspect.atOnce')}</th>
          </tr>
        </thead>
        <tbody>
          {TRACKS[phase].columns.map(({ lock, main, auxiliary, immediate }, i) => {
            const seats = view.players.flatMap(({ research }, seat) =>
              research[at] === i + 1 ? [seat] : [],
            );
            return (
              <tr key={i} data-now={seats.some((seat) => seat === view.viewer)}>
                <th scope="row">
                  {i + 1} {lock && <ThingIcon thing="lock" size={14} />}
                  {lock && <span className="wt-hidden">{t('cards.lock')}</span>}{' '}
                  {seats.map((seat) => (
                    <SeatMark key={seat} mark={seatStyleOf(view, seat)} size={18} />
                  ))}
                </th>
                <td>{capital(mainText(phase, main))}</td>
                <td>
                  {read('inspect.forCost', {
                    what: capital(auxiliaryText(auxiliary)),
                    cost: goodsText(auxiliary.cost.energy ?? 0, auxiliary.cost.gems ?? 0),
                  })}
                </td>
                <td>{immediate.map(iconText).join(` ${t('cards.or')} `)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}
