import type { OptionValues } from '@warptable/kernel';
import type { AnyCampaign, ChapterEnd, ChapterTable, CampaignGain } from './campaign.ts';

export type { AnyCampaign, Campaign, Chapter, ChapterEnd, ChapterTable, CampaignGain } from './campaign.ts';

/** A player's campaign as it is stored: plain JSON. */
export interface CampaignRecord {
  readonly id: string;
  readonly game: string;
  /** The player's own. */
  readonly name: string;
  readonly startedAt: number;
  /** Of the progress, see `Campaign.version`. */
  readonly version: number;
  readonly progress: unknown;
  /** The tables whose end is in the progress: each counts once, however often it is reported. */
  readonly counted: readonly string[];
  /** What each of them brought, if it brought something new; see `Campaign.gains`. */
  readonly gains?: Readonly<Record<string, readonly string[]>>;
  /** Single games: `Campaign.skirmish` has the rules of this record. */
  readonly skirmish?: boolean;
}

export type CampaignErrorCode =
  | 'noCampaign' // the game has none, or there is no such record
  | 'badCampaignFile' // not JSON, not ours, or damaged
  | 'newerCampaign' // made by a newer version of the format or of the game's campaign
  | 'chapterLocked'
  | 'chapterRunning'; // one game at a time counts

export class CampaignError extends Error {
  readonly code: CampaignErrorCode;

  constructor(code: CampaignErrorCode, message: string) {
    super(message);
    this.name = 'CampaignError';
    this.code = code;
  }
}

const FORMAT = 'warptable-campaign';
const FORMAT_VERSION = 1;
const MAX_NAME = 40;

const cut = (name: string): string => name.trim().slice(0, MAX_NAME);

export function newRecord(
  campaign: AnyCampaign,
  {
    id,
    game,
    name,
    startedAt,
    skirmish = false,
  }: Pick<CampaignRecord, 'id' | 'game' | 'name' | 'startedAt' | 'skirmish'>,
): CampaignRecord {
  const rules = rulesOf(campaign, { skirmish });
  return {
    id,
    game,
    name: cut(name),
    startedAt,
    version: rules.version,
    progress: rules.start(),
    counted: [],
    ...(skirmish ? { skirmish } : {}),
  };
}

/** The same campaign under another name; an empty one changes nothing. */
export const renamed = (record: CampaignRecord, name: string): CampaignRecord => ({
  ...record,
  name: cut(name) || record.name,
});

/** The rules that a record is kept by. */
export function rulesOf(campaign: AnyCampaign, { skirmish }: Pick<CampaignRecord, 'skirmish'>): AnyCampaign {
  const rules = skirmish ? campaign.skirmish : campaign;
  if (!rules) throw new CampaignError('noCampaign', 'this game has no single games beside its campaign');
  return rules;
}

/** The progress of a record, whatever version it was stored with. */
export function progressOf(campaign: AnyCampaign, record: CampaignRecord): unknown {
  const { version, progress } = record;
  const rules = rulesOf(campaign, record);
  if (version > rules.version)
    throw new CampaignError('newerCampaign', 'this campaign was played with a newer version of the game');
  try {
    return rules.read(progress, version);
  } catch (error) {
    throw new CampaignError(
      'badCampaignFile',
      `the progress is damaged: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const withProgress = (campaign: AnyCampaign, record: CampaignRecord, progress: unknown): CampaignRecord => ({
  ...record,
  version: rulesOf(campaign, record).version,
  progress,
});

/** The record after a game has ended; the same one if that game has been counted. */
export function countEnd(campaign: AnyCampaign, record: CampaignRecord, end: ChapterEnd): CampaignRecord {
  if (record.counted.includes(end.table)) return record;
  const rules = rulesOf(campaign, record);
  const before = progressOf(campaign, record);
  const progress = rules.next(before, end);
  const gains = rules.gains(before, progress);
  return {
    ...withProgress(campaign, record, progress),
    counted: [...record.counted, end.table],
    ...(gains.length > 0 ? { gains: { ...record.gains, [end.table]: gains } } : {}),
  };
}

/** What the game at a table has brought. */
export const gainsOf = (
  campaign: AnyCampaign,
  record: CampaignRecord,
  table: string,
): readonly CampaignGain[] => (record.gains?.[table] ?? []).map((id) => rulesOf(campaign, record).gain(id));

/** Both records of one campaign in one: nothing of either is lost, and no game counts twice. */
export function mergeRecords(
  campaign: AnyCampaign,
  mine: CampaignRecord,
  other: CampaignRecord,
): CampaignRecord {
  if (mine.skirmish !== other.skirmish) throw bad('it is a record of another kind');
  const progress = rulesOf(campaign, mine).merge(progressOf(campaign, mine), progressOf(campaign, other));
  const gains = { ...other.gains, ...mine.gains };
  return {
    ...withProgress(campaign, mine, progress),
    startedAt: Math.min(mine.startedAt, other.startedAt),
    counted: [...new Set([...mine.counted, ...other.counted])],
    ...(Object.keys(gains).length > 0 ? { gains } : {}),
  };
}

/** What to open a table with for a chapter; throws if it is locked. Of the choices, only those that are the player's count. */
export function tableOfChapter(
  campaign: AnyCampaign,
  record: CampaignRecord,
  chapter: string,
  choices: OptionValues = {},
): ChapterTable {
  const rules = rulesOf(campaign, record);
  const progress = progressOf(campaign, record);
  const found = rules.chapters(progress).find(({ id }) => id === chapter);
  if (!found || found.state === 'locked')
    throw new CampaignError('chapterLocked', `the chapter '${chapter}' is not open`);
  const table = rules.table(progress, chapter);
  const chosen = Object.entries(choices).filter(([id]) => table.choices?.includes(id));
  return { ...table, options: { ...table.options, ...Object.fromEntries(chosen) } };
}

/** The text of a file that `readCampaignFile` reads, here or elsewhere. */
export const campaignFile = (record: CampaignRecord): string =>
  `${JSON.stringify({ format: `${FORMAT}/${FORMAT_VERSION}`, ...record }, null, 2)}\n`;

/** The record in a file. `campaignOf` finds the campaign of a game. Throws a `CampaignError` that says what is wrong. */
export function readCampaignFile(
  text: string,
  campaignOf: (game: string) => AnyCampaign | undefined,
): CampaignRecord {
  const raw = parsed(text);
  const [format, version] = typeof raw['format'] === 'string' ? raw['format'].split('/') : [];
  if (format !== FORMAT) throw bad('it is no campaign of Warptable');
  if (Number(version) > FORMAT_VERSION)
    throw new CampaignError('newerCampaign', 'this file was made by a newer version of Warptable');
  const record = readRecord(raw);
  const campaign = campaignOf(record.game);
  if (!campaign)
    throw new CampaignError('noCampaign', `there is no campaign of the game '${record.game}' here`);
  return withProgress(campaign, record, progressOf(campaign, record));
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text);
    if (raw !== null && typeof raw === 'object' && !Array.isArray(raw)) return raw as Record<string, unknown>;
  } catch {
    throw bad('it is not JSON');
  }
  throw bad('it is no campaign of Warptable');
}

const bad = (why: string): CampaignError =>
  new CampaignError('badCampaignFile', `this file cannot be read: ${why}`);

function readRecord(raw: Readonly<Record<string, unknown>>): CampaignRecord {
  const text = (key: string, max: number): string => {
    const value = raw[key];
    if (typeof value !== 'string' || value === '' || value.length > max)
      throw bad(`its ${key} is missing or damaged`);
    return value;
  };
  const number = (key: string): number => {
    const value = raw[key];
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
      throw bad(`its ${key} is missing or damaged`);
    return value;
  };
  const { counted, progress, gains, skirmish } = raw;
  if (!isTexts(counted)) throw bad('its list of games is damaged');
  if (gains !== undefined && !isGains(gains)) throw bad('its list of what was won is damaged');
  if (skirmish !== undefined && typeof skirmish !== 'boolean') throw bad('its kind is damaged');
  return {
    id: text('id', 64),
    game: text('game', 64),
    name: text('name', MAX_NAME),
    startedAt: number('startedAt'),
    version: number('version'),
    progress,
    counted,
    ...(gains ? { gains } : {}),
    ...(skirmish ? { skirmish } : {}),
  };
}

const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'string');

const isGains = (raw: unknown): raw is NonNullable<CampaignRecord['gains']> =>
  raw !== null && typeof raw === 'object' && !Array.isArray(raw) && Object.values(raw).every(isTexts);
