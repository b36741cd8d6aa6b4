import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AnyGameModule } from '@warptable/games';
import {
  CampaignError,
  campaignFile,
  countEnd,
  gainsOf,
  newRecord,
  progressOf,
  readCampaignFile,
  tableOfChapter,
} from '@warptable/games/campaign';
import type { AnyCampaign, CampaignRecord, Chapter, ChapterTable } from '@warptable/games/campaign';
import type { AnyMatch, OptionValues } from '@warptable/kernel';
import { Complaint } from '../complaint.ts';
import { pathFrom, textOf, writeText } from '../game-files.ts';

/** A chapter of a campaign that is kept in a file. */
export class TerminalChapter {
  readonly id: string;
  readonly table: ChapterTable;
  private readonly campaign: AnyCampaign;
  private readonly record: CampaignRecord;
  private readonly path: string;
  private readonly openedAt = Date.now();

  private constructor(
    campaign: AnyCampaign,
    record: CampaignRecord,
    path: string,
    id: string,
    choices: OptionValues,
  ) {
    this.campaign = campaign;
    this.record = record;
    this.path = path;
    this.id = id;
    this.table = tableOfChapter(campaign, record, id, choices);
  }

  /** The named chapter, or the first that is open and not won. A file that is not there yet is made. */
  static open(
    { game, campaign }: AnyGameModule,
    path: string,
    chapter: string | undefined,
    choices: OptionValues,
  ): TerminalChapter {
    if (!campaign) throw new Complaint(`${game.name} has no campaign`);
    try {
      const record = existsSync(pathFrom(path))
        ? readCampaignFile(textOf(path), (id) => (id === game.id ? campaign : undefined))
        : newRecord(campaign, { id: randomUUID(), game: game.id, name: game.name, startedAt: Date.now() });
      const id = chapter ?? nextOf(campaign.chapters(progressOf(campaign, record)));
      return new TerminalChapter(campaign, record, path, id, choices);
    } catch (error) {
      if (error instanceof CampaignError) throw new Complaint(`'${path}': ${error.message}`);
      throw error;
    }
  }

  /** How the campaign stands, a line for each chapter. */
  get lines(): string[] {
    return linesOf(this.campaign, this.record, this.id);
  }

  /** Writes the end of the game down; tells how the campaign stands now. `seed`: by it a game is known that was saved and loaded. */
  count(match: AnyMatch, seed: string): string[] {
    const table = `terminal ${seed}`;
    const record = countEnd(this.campaign, this.record, {
      chapter: this.id,
      table,
      at: Date.now(),
      options: this.table.options,
      result: match.result,
      view: match.view('spectator'),
      assisted: false,
      hints: 0,
      time: Date.now() - this.openedAt,
      repeated: false,
    });
    writeText(this.path, campaignFile(record));
    return [
      ...gainsOf(this.campaign, record, table).map(({ name }) => `* ${name}`),
      `The campaign is in ${this.path}:`,
      ...linesOf(this.campaign, record),
    ];
  }
}

function linesOf(campaign: AnyCampaign, record: CampaignRecord, current?: string): string[] {
  return campaign
    .chapters(progressOf(campaign, record))
    .map(({ id, name, state, note }) =>
      [id === current ? '>' : ' ', `${id}: ${name} (${state})`, ...(note === undefined ? [] : [note])].join(
        '  ',
      ),
    );
}

/** What to play if nobody says: the first that is open, the last if all are won. */
function nextOf(chapters: readonly Chapter[]): string {
  const next =
    chapters.find(({ state }) => state === 'open') ?? chapters.findLast(({ state }) => state === 'won');
  return next?.id ?? '';
}
