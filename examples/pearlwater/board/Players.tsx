import type { SeatPartProps } from '@warptable/ui';
import type { BayView } from '../rules/view.ts';
import { crewName, oysterNames } from '../words/names.ts';
import { say } from '../words/say.ts';
import { t } from './texts/say.ts';

/** A player at a glance. */
export function Strip({ view, seat }: SeatPartProps<BayView>) {
  const diver = view.divers[seat];
  if (!diver?.crew) return null;
  const { crew, pearls, air, inHand, shelf } = diver;
  const facts = [
    [t('players.pearls'), pearls],
    [t('players.air'), air],
    [t('players.hand'), inHand],
    [t('players.shelf'), shelf.length],
  ] as const;
  return (
    <div className="pw-strip">
      <p>{crewName(crew)}</p>
      {view.first === seat && <p>{t('players.lamp')}</p>}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A player in full. */
export function Player(props: SeatPartProps<BayView>) {
  const diver = props.view.divers[props.seat];
  if (!diver) return null;
  return (
    <>
      <Strip {...props} />
      {diver.crew && <p>{say(`crews.${diver.crew}.text`)}</p>}
      {diver.shelf.length > 0 && (
        <p>
          {t('players.shelf')}: {oysterNames(diver.shelf)}
        </p>
      )}
    </>
  );
}
