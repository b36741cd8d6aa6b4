import type { AnyRules } from '@warptable/games/manifest';
import type { OptionValues } from '@warptable/kernel';
import { Dialog } from '@warptable/ui';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '../failures.ts';
import { openLocalTable } from '../local/tables.ts';
import type { TableOdds } from '../local/tables.ts';
import { nameMe, rest } from '../online/api.ts';
import { toSit } from '../online/arriving.ts';
import { NameField } from '../online/NameField.tsx';
import { useMe } from '../online/useMe.ts';
import { useFailure } from '../pages/useFailure.ts';
import { loadRules } from '../games.ts';
import type { ShelfGame } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { nameGivenTwice, whyUnfit } from './fitting.ts';
import { FittingSelect } from './FittingSelect.tsx';
import { USUAL_LEVEL } from './LevelField.tsx';
import { OnlineFields, usualOnline } from './OnlineFields.tsx';
import type { OnlinePart } from './OnlineFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import type { SeatPlan } from './SeatFields.tsx';

export type SetupKind = 'bots' | 'screen' | 'online';

const usualSeats = (kind: SetupKind, count: number, nameOf: (n: number) => string): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({
    person: kind !== 'bots' || i === 0,
    name: nameOf(i + 1),
    level: USUAL_LEVEL,
  }));

/** A table as it is set up. */
export interface TablePlan {
  readonly seats: readonly SeatPlan[];
  readonly options: OptionValues;
  readonly odds: TableOdds;
  readonly online: OnlinePart;
}

export interface SetupDialogProps {
  readonly game: ShelfGame;
  readonly kind: SetupKind;
  /** What to begin with; the usual, if not given. */
  readonly plan?: TablePlan;
  readonly onClose: () => void;
}

/** What has to be settled before a table is opened. */
export function SetupDialog({ game, kind, plan, onClose }: SetupDialogProps) {
  const [, go] = useLocation();
  const me = useMe(kind === 'online');
  const [myName, setMyName] = useState('');
  const [gameModule, setGameModule] = useState<AnyRules | null>(null);
  const [options, setOptions] = useState(plan?.options ?? game.quick.options);
  const nameOf = (n: number) => (kind === 'bots' && n === 1 ? t('home.you') : t('setup.player', { n }));
  const [seats, setSeats] = useState(
    () => plan?.seats ?? usualSeats(kind, kind === 'bots' ? game.quick.seats : 2, nameOf),
  );
  const [odds, setOdds] = useState(plan?.odds ?? 'shown');
  const [online, setOnline] = useState(plan?.online ?? usualOnline);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = useFailure();
  useEffect(() => {
    loadRules(game.id).then(setGameModule, fail);
  }, [game.id, fail]);

  const nameAt = (i: number, name: string) => name.trim() || nameOf(i + 1);
  const people = seats.flatMap(({ person, name }, i) => (person ? nameAt(i, name) : []));
  // Whoever plays online brings a name along.
  const sameName = kind === 'screen' ? nameGivenTwice(people) : undefined;
  const openHere = async () => {
    const players = seats.map(({ person, name, level }, i) =>
      person ? { name: nameAt(i, name) } : { level },
    );
    go(`/local/${await openLocalTable({ game: game.id, options, players, odds })}`);
  };
  const openOnline = async () => {
    if (me.name === null) {
      await nameMe(myName.trim());
      me.ask();
    }
    const seating = seats.map(({ person, level }) =>
      person ? ('open' as const) : ({ kind: 'bot', level } as const),
    );
    const { id } = await rest('POST /tables', {
      game: game.id,
      options: { ...options },
      seats: seating,
      odds,
      oneScreen: false,
      ...online,
    });
    go(`/t/${id}`, toSit(0));
  };
  const open = async () => {
    const { game: rules } = await loadRules(game.id);
    // Throws where they do not fit: a table of this device has no server that would refuse it.
    rules.readOptions(options, seats.length);
    await (kind === 'online' ? openOnline() : openHere());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    open().catch((error: unknown) => setFailure(failureText(error)));
  };

  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
    (count) => count > 1 || kind === 'bots',
  );
  const setCount = (count: number) =>
    setSeats([...seats.slice(0, count), ...usualSeats(kind, count, nameOf).slice(seats.length)]);
  return (
    <Dialog title={t(`setup.${kind}`)} onClose={onClose}>
      <form className="setup" onSubmit={submit} onChange={() => setFailure(null)}>
        {me.isUnanswered && <p role="alert">{t('noServer.text')}</p>}
        {me.name === null && <NameField name={myName} setName={setMyName} />}
        <FittingSelect
          name={t('setup.seats')}
          game={game.id}
          value={String(seats.length)}
          choices={counts.map((count) => ({
            value: String(count),
            name: count === 1 ? t('setup.seatsOne') : t('setup.seatsMany', { count }),
            unfit: gameModule && whyUnfit(gameModule.game, options, count),
          }))}
          choose={(count) => setCount(Number(count))}
        />
        <SeatFields kind={kind} seats={seats} setSeats={setSeats} />
        {gameModule && (
          <OptionFields
            game={gameModule.game}
            seats={seats.length}
            options={options}
            setOptions={setOptions}
            odds={odds}
            setOdds={setOdds}
          />
        )}
        {kind === 'online' && <OnlineFields online={online} setOnline={setOnline} />}
        <div className="setup-foot">
          {failure !== null && <p role="alert">{t('setup.failed', { message: failure })}</p>}
          {sameName !== undefined && <p role="alert">{t('setup.sameName', { name: sameName })}</p>}
          <button type="submit" className="wt-button" data-look="main" disabled={sameName !== undefined}>
            {kind === 'online' ? t('setup.openTable') : t('setup.start')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
