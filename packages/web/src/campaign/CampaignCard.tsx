import { campaignFile, progressOf, rulesOf } from '@warptable/games/campaign';
import type { CampaignRecord } from '@warptable/games/campaign';
import { listed } from '@warptable/speech';
import type { ShownCampaign } from '@warptable/table';
import type { CampaignProps, RunningGame } from '@warptable/ui';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { download } from '../downloading.ts';
import { failureText } from '../failures.ts';
import { Loading } from '../pages/Loading.tsx';
import { t } from '../texts/say-campaign.ts';
import { ChapterItem } from './ChapterItem.tsx';
import { RemoveCampaign, RenameCampaign } from './managing.tsx';
import type { CampaignOfGame } from './keeper.ts';

export interface CampaignActions {
  readonly play: CampaignProps['play'];
  readonly giveUp: CampaignProps['giveUp'];
  readonly repeat?: CampaignProps['repeat'];
  readonly rename: (name: string) => void;
  readonly remove: () => void;
}

interface CampaignCardProps extends CampaignActions {
  readonly shown: ShownCampaign;
  /** Not before its first game, perhaps. */
  readonly isStored: boolean;
  readonly campaigns: CampaignProps['campaigns'];
  readonly played: CampaignOfGame;
  /** As the game shows it; a list of its chapters, if left out. */
  readonly View: ComponentType<CampaignProps> | undefined;
  readonly addressOf: (table: string) => string;
  readonly replayOf: (table: string) => string;
}

/** One campaign, and what can be done with the whole of it. */
export function CampaignCard(props: CampaignCardProps) {
  const {
    shown: { record },
    isStored,
    rename,
    remove,
    View,
  } = props;
  return (
    <article className="campaign-card" data-own={View !== undefined} aria-label={record.name}>
      <h3 className={View && 'wt-hidden'}>{record.name}</h3>
      <Progress {...props} />
      {isStored && (
        <div className="page-ways" role="group" aria-label={t('campaigns.manage')}>
          <button
            type="button"
            className="wt-button"
            onClick={() => download(`${record.game}-campaign.json`, campaignFile(record))}
          >
            {t('campaigns.export')}
          </button>
          <RenameCampaign name={record.name} rename={rename} />
          <RemoveCampaign name={record.name} remove={remove} />
        </div>
      )}
    </article>
  );
}

/** A record of a newer version can be saved and deleted, but not played. */
function Progress(props: CampaignCardProps) {
  const { shown, played, campaigns, View, addressOf, replayOf, play, giveUp, repeat } = props;
  const { record, kept } = shown;
  const read = readable(played, record);
  if ('failure' in read) return <p role="alert">{read.failure}</p>;
  const { progress } = read;
  const rules = rulesOf(played.campaign, record);
  const running = shown.running.map(({ table, chapter, view }): RunningGame => ({
    table,
    chapter,
    href: addressOf(table),
    standing: view === null ? undefined : rules.standing?.(view),
  }));
  if (!View) return <Chapters {...{ played, record, progress, running, play, giveUp }} />;
  return (
    <Suspense fallback={<Loading />}>
      <View
        shown={{ kind: record.skirmish ? 'skirmish' : 'campaign', progress }}
        campaigns={campaigns}
        running={running}
        play={play}
        giveUp={giveUp}
        repeat={record.skirmish ? repeat : undefined}
        replayOf={(table) => (kept.includes(table) ? replayOf(table) : undefined)}
        lessonAt={(lesson) => `/learn/${record.game}/${lesson}`}
        Link={Link}
      />
    </Suspense>
  );
}

interface ChaptersProps {
  readonly played: CampaignOfGame;
  readonly record: CampaignRecord;
  readonly progress: unknown;
  readonly running: readonly RunningGame[];
  readonly play: CampaignProps['play'];
  readonly giveUp: CampaignProps['giveUp'];
}

/** A campaign whose game has no page of its own for it. */
function Chapters({ played, record, progress, running, play, giveUp }: ChaptersProps) {
  const rules = rulesOf(played.campaign, record);
  const chapters = rules.chapters(progress);
  const unlocked = rules.unlocked(progress);
  const won = chapters.filter(({ state }) => state === 'won').length;
  return (
    <>
      <p>{t('campaigns.progress', { won, all: chapters.length })}</p>
      {unlocked.length > 0 && <p>{t('campaigns.unlocked', { things: listed(unlocked) })}</p>}
      <ol
        role="list"
        className="campaign-chapters"
        aria-label={t('campaigns.chapters', { name: record.name })}
      >
        {chapters.map((chapter) => (
          <ChapterItem
            key={chapter.id}
            game={played.game}
            table={chapter.state === 'locked' ? undefined : rules.table(progress, chapter.id)}
            chapter={chapter}
            running={running.find((one) => one.chapter === chapter.id)}
            isBusy={running.length > 0 && !record.skirmish}
            play={play}
            giveUp={giveUp}
          />
        ))}
      </ol>
    </>
  );
}

function readable(
  { campaign }: CampaignOfGame,
  record: CampaignRecord,
): { readonly progress: unknown } | { readonly failure: string } {
  try {
    return { progress: progressOf(campaign, record) };
  } catch (error) {
    return { failure: failureText(error) };
  }
}
