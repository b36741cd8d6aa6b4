import { newRecord, progressOf } from '@warptable/games/campaign';
import type { CampaignRecord } from '@warptable/games/campaign';
import type { ShownCampaign } from '@warptable/table';
import type { CampaignProps } from '@warptable/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import type { ComponentType } from 'react';
import { failureText } from '../failures.ts';
import { t } from '../texts/say-campaign.ts';
import { CampaignCard } from './CampaignCard.tsx';
import type { CampaignKeeper, CampaignOfGame } from './keeper.ts';
import { NewCampaign } from './NewCampaign.tsx';

/** Where campaigns are kept, and how their tables are found. */
export interface CampaignPlace {
  readonly title: string;
  readonly keeper: CampaignKeeper;
  readonly addressOf: (table: string) => string;
  readonly replayOf: (table: string) => string;
  /** Goes to a table that has just been opened. */
  readonly enter: (table: string) => void;
  /** Whoever has no campaign yet begins here. */
  readonly isHome: boolean;
}

interface CampaignListProps extends CampaignPlace {
  readonly played: CampaignOfGame;
  readonly View: ComponentType<CampaignProps> | undefined;
}

/** The campaigns that are kept in one place; one of them is open. */
export function CampaignList({
  title,
  keeper,
  played,
  View,
  enter,
  isHome,
  ...addresses
}: CampaignListProps) {
  const id = useId();
  const [stored, setStored] = useState<readonly ShownCampaign[] | null>(null);
  const [opened, setOpened] = useState(() => location.hash.slice(1));
  const [note, setNote] = useState<{ readonly role: 'alert' | 'status'; readonly text: string } | null>(null);
  const fail = useCallback((error: unknown) => setNote({ role: 'alert', text: failureText(error) }), []);
  const load = useCallback(() => keeper.list().then(setStored, fail), [keeper, fail]);
  useEffect(() => void load(), [load]);
  /** Does something with a campaign, and shows what has become of it. */
  const act = (what: () => Promise<unknown>, done?: string) => {
    setNote(null);
    what()
      .then(load)
      .then(() => done !== undefined && setNote({ role: 'status', text: done }), fail);
  };
  const shown = stored && withPlaceholders(played, stored, View !== undefined && isHome);
  const open = shown?.find(({ record }) => record.id === opened) ?? usual(shown ?? []);
  const idOf = ({ record }: ShownCampaign): Promise<string> =>
    isPlaceholder(record) ? keeper.start(record.name, record.skirmish) : Promise.resolve(record.id);
  return (
    <section className="campaign-list page-stack" data-own={View !== undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p role={note.role}>{note.text}</p>}
      {stored?.length === 0 && !open && <p>{t('campaigns.none')}</p>}
      {shown && shown.length > 1 && (
        <div className="campaign-which" role="group" aria-label={t('campaigns.which')}>
          {shown.map(({ record }) => (
            <button
              key={record.id}
              type="button"
              className="wt-button"
              aria-pressed={record === open?.record}
              onClick={() => setOpened(record.id)}
            >
              {record.name}
            </button>
          ))}
        </div>
      )}
      {open && (
        <CampaignCard
          key={open.record.id}
          shown={open}
          isStored={!isPlaceholder(open.record)}
          campaigns={progressOfAll(played, shown ?? [])}
          played={played}
          View={View}
          {...addresses}
          play={(chapter, choices) => {
            setNote(null);
            void idOf(open)
              .then((of) => keeper.open(of, chapter, choices))
              .then(enter, fail);
          }}
          giveUp={(table) => act(() => keeper.giveUp(open.record.id, table))}
          repeat={keeper.repeat && ((table) => void keeper.repeat?.(open.record.id, table).then(enter, fail))}
          rename={(name) => act(() => keeper.rename(open.record.id, name))}
          remove={() => act(() => keeper.remove(open.record.id))}
        />
      )}
      <NewCampaign
        isOpen={stored?.length === 0 && !open}
        start={(name) => act(() => keeper.start(name).then(setOpened))}
        take={(text) => act(() => keeper.take(text), t('campaigns.taken'))}
      />
    </section>
  );
}

/** Stand for records before their first game: that begins them. */
const FIRST = 'first';
const SINGLE = 'single';

const isPlaceholder = ({ id }: CampaignRecord): boolean => id === FIRST || id === SINGLE;

/** Single games are always there; so is a first campaign, where the game has a page of its own to look at. */
function withPlaceholders(
  { game, campaign }: CampaignOfGame,
  stored: readonly ShownCampaign[],
  isShownAtOnce: boolean,
): readonly ShownCampaign[] {
  const placeholder = (id: string, name: string, skirmish: boolean): ShownCampaign => ({
    record: newRecord(campaign, { id, game: game.id, name, startedAt: 0, skirmish }),
    running: [],
    kept: [],
  });
  const hasCampaign = stored.some(({ record }) => !record.skirmish);
  const hasSingle = !campaign.skirmish || stored.some(({ record }) => record.skirmish);
  return [
    ...(hasCampaign || !isShownAtOnce ? [] : [placeholder(FIRST, t('campaigns.usualName'), false)]),
    ...stored,
    ...(hasSingle ? [] : [placeholder(SINGLE, t('campaigns.skirmish'), true)]),
  ];
}

/** The one that is played, else the last that was begun. */
const usual = (shown: readonly ShownCampaign[]): ShownCampaign | undefined =>
  shown.find(({ record, running }) => !record.skirmish && running.length > 0) ??
  shown.findLast(({ record }) => !record.skirmish);

/** Those that cannot be read are left out: they say so themselves. */
const progressOfAll = (
  { campaign }: CampaignOfGame,
  shown: readonly ShownCampaign[],
): CampaignProps['campaigns'] =>
  shown.flatMap(({ record }) => {
    if (record.skirmish) return [];
    try {
      return { name: record.name, progress: progressOf(campaign, record) };
    } catch {
      return [];
    }
  });
