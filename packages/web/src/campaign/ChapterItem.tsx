import type { Chapter, ChapterTable } from '@warptable/games/campaign';
import type { AnyRules } from '@warptable/games/manifest';
import type { OptionValues } from '@warptable/kernel';
import type { CampaignProps, RunningGame } from '@warptable/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { GameOptions } from '../home/OptionFields.tsx';
import { RemoveButton } from '../home/RemoveButton.tsx';
import { t as say } from '../texts/say.ts';
import { t } from '../texts/say-campaign.ts';

interface ChapterItemProps {
  readonly game: AnyRules['game'];
  readonly chapter: Chapter;
  /** What it is played with, if it is open. */
  readonly table: ChapterTable | undefined;
  /** The game of this chapter that is under way. */
  readonly running: RunningGame | undefined;
  /** A game is under way, of this chapter or another, and no other may begin. */
  readonly isBusy: boolean;
  readonly play: CampaignProps['play'];
  readonly giveUp: CampaignProps['giveUp'];
}

/** A chapter: how it stands, and the way into it. */
export function ChapterItem({ game, chapter, table, running, isBusy, play, giveUp }: ChapterItemProps) {
  const { name, about, state, note, heading } = chapter;
  return (
    <li data-state={state}>
      {heading !== undefined && <h4 className="campaign-heading">{heading}</h4>}
      <p className="campaign-chapter">
        <strong>{name}</strong>{' '}
        <span className="campaign-state">{t(running ? 'campaigns.running' : `campaigns.${state}`)}</span>
      </p>
      <p>{about}</p>
      {note !== undefined && <p className="campaign-note">{note}</p>}
      {running && (
        <>
          {running.standing !== undefined && <p className="campaign-note">{running.standing}</p>}
          <p className="page-ways">
            <Link className="wt-button" data-look="main" href={running.href}>
              {t('campaigns.goOn', { chapter: name })}
            </Link>
            <RemoveButton
              remove={() => giveUp(running.table)}
              name={say('campaign.giveUp')}
              sure={say('campaign.giveUpSure')}
            />
          </p>
        </>
      )}
      {table && !isBusy && <PlayChapter game={game} table={table} chapter={chapter} play={play} />}
    </li>
  );
}

interface PlayChapterProps {
  readonly game: AnyRules['game'];
  readonly table: ChapterTable;
  readonly chapter: Chapter;
  readonly play: CampaignProps['play'];
}

/** What is up to the player is chosen beside the button. */
function PlayChapter({ game, table, chapter: { id, name, state }, play }: PlayChapterProps) {
  const [choices, setChoices] = useState<OptionValues>({});
  const open = game.optionTable.filter((option) => table.choices?.includes(option.id));
  return (
    <>
      {open.length > 0 && (
        <GameOptions
          game={game}
          seats={table.seats}
          table={open}
          options={{ ...table.options, ...choices }}
          setOptions={(to) =>
            setChoices(
              Object.fromEntries(
                open.flatMap((option) => {
                  const value = to[option.id];
                  return value === undefined ? [] : [[option.id, value]];
                }),
              ),
            )
          }
        />
      )}
      <p className="page-ways">
        <button
          type="button"
          className="wt-button"
          data-look={state === 'won' ? undefined : 'main'}
          onClick={() => play(id, choices)}
        >
          {t(state === 'won' ? 'campaigns.playAgain' : 'campaigns.play', { chapter: name })}
        </button>
      </p>
    </>
  );
}
