import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

/** What can be set from outside. Each has a value that suits one machine at home. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** The file that holds everything. */
  readonly file: string;
  /** The PostgreSQL database that holds it instead. */
  readonly store: string | undefined;
  /** Start though what was written last is lost: the journal beside the file is missing or damaged. */
  readonly acceptLoss: boolean;
  readonly logLevel: LogLevel;
  /** Unfinished tables that one guest may have opened. */
  readonly tablesPerGuest: number;
  /** Tables that may be opened from one address in an hour. */
  readonly tablesPerAddress: number;
  /** Requests a minute to the interface from one address, and from one guest. */
  readonly requestsPerMinute: number;
  /** Files of the page a minute for one address. */
  readonly filesPerMinute: number;
  /** Recovery codes and invitations that one address may try in a minute. */
  readonly attemptsPerMinute: number;
  /** Names that one address may give or change in a minute. */
  readonly guestsPerMinute: number;
  /** Messages a minute from one guest, over all of its connections. */
  readonly messagesPerMinute: number;
  /** And from all guests of one address. */
  readonly messagesPerAddress: number;
  /** Connections to tables at the same time. */
  readonly socketsPerGuest: number;
  readonly socketsPerAddress: number;
  /** How long a player has to be away before others may let a bot sit in, in seconds. */
  readonly absence: number;
  /** How long a bot takes at least, in milliseconds. */
  readonly botDelay: number;
  /** How long a bot may think about one answer, in milliseconds; less while many of them think. */
  readonly botTime: number;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** The address people use, if there is a proxy in front: `https://table.example`. Its host is the only allowed origin then. */
  readonly publicUrl: URL | undefined;
  /** Where mails are handed in, and who they come from. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** The proxies whose word on the visitor's address is taken. */
  readonly proxies: readonly string[];
  /** Who may open tables: everybody with a name, or only those with an account. */
  readonly entry: 'open' | 'account';
  /** Whom people may write to about what is kept of them. */
  readonly contact: string | undefined;
  /** For how many days copies of the file are kept, if the operator says so. */
  readonly backupDays: number | undefined;
  /** The built page; without it the server answers the interface alone. */
  readonly page: string | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used; its message is one line that says which and why. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(all: Environment): ServerSettings {
  // An empty value is none.
  const env = Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
  const publicUrl = address(env, 'WARPTABLE_URL');
  const tablesPerGuest = wholeNumber(env, 'WARPTABLE_TABLES_PER_GUEST', 20, 1, 10_000);
  const messagesPerMinute = wholeNumber(env, 'WARPTABLE_MESSAGES_PER_MINUTE', 600, 1, 1_000_000);
  return {
    port: wholeNumber(env, 'WARPTABLE_PORT', 8080, 0, 65_535),
    host: env['WARPTABLE_HOST'] ?? '127.0.0.1',
    file: file(env, 'WARPTABLE_FILE'),
    store: database(env, 'WARPTABLE_STORE'),
    acceptLoss: oneOf(env, 'WARPTABLE_ACCEPT_LOSS', 'no', ['no', 'yes']) === 'yes',
    logLevel: oneOf(env, 'WARPTABLE_LOG', 'info', LOG_LEVELS),
    tablesPerGuest,
    tablesPerAddress: wholeNumber(env, 'WARPTABLE_TABLES_PER_ADDRESS', 3 * tablesPerGuest, 1, 100_000),
    requestsPerMinute: wholeNumber(env, 'WARPTABLE_REQUESTS_PER_MINUTE', 300, 1, 1_000_000),
    filesPerMinute: wholeNumber(env, 'WARPTABLE_FILES_PER_MINUTE', 6000, 1, 1_000_000),
    attemptsPerMinute: wholeNumber(env, 'WARPTABLE_ATTEMPTS_PER_MINUTE', 10, 1, 1_000_000),
    guestsPerMinute: wholeNumber(env, 'WARPTABLE_GUESTS_PER_MINUTE', 60, 1, 1_000_000),
    messagesPerMinute,
    messagesPerAddress: wholeNumber(
      env,
      'WARPTABLE_MESSAGES_PER_ADDRESS',
      5 * messagesPerMinute,
      1,
      10_000_000,
    ),
    socketsPerGuest: wholeNumber(env, 'WARPTABLE_SOCKETS_PER_GUEST', 40, 1, 1_000_000),
    socketsPerAddress: wholeNumber(env, 'WARPTABLE_SOCKETS_PER_ADDRESS', 200, 1, 1_000_000),
    absence: wholeNumber(env, 'WARPTABLE_ABSENCE', 120, 0, 86_400),
    botDelay: wholeNumber(env, 'WARPTABLE_BOT_DELAY', 500, 0, 10_000),
    botTime: wholeNumber(env, 'WARPTABLE_BOT_TIME', 1500, 1, 10_000),
    botThreads: wholeNumber(env, 'WARPTABLE_BOT_THREADS', usualThreads(), 1, 64),
    publicUrl,
    smtp: smtp(env, publicUrl),
    proxies: addresses(env, 'WARPTABLE_PROXIES', publicUrl ? 'loopback' : ''),
    entry: oneOf(env, 'WARPTABLE_ENTRY', 'open', ['open', 'account']),
    contact: env['WARPTABLE_CONTACT'],
    backupDays:
      env['WARPTABLE_BACKUP_DAYS'] === undefined
        ? undefined
        : wholeNumber(env, 'WARPTABLE_BACKUP_DAYS', 0, 0, 3650),
    page: page(env, 'WARPTABLE_PAGE'),
  };
}

/** One core is left for those who play. */
const usualThreads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

/** SQLite knows names that are no files; what is kept there is gone with the process, and two threads could not share it. */
function file(env: Environment, name: string): string {
  const text = env[name];
  if (text === undefined) return resolve('data/warptable.sqlite');
  if (text.startsWith(':') || text.startsWith('file:'))
    throw new SettingError(`${name} must be a file on disk, not '${text}'`);
  return resolve(text);
}

function database(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || /^postgres(?:ql)?:\/\/./.test(text)) return text;
  // It may hold a password: it is not repeated.
  throw new SettingError(`${name} must be an address like postgres://user@host/database`);
}

function wholeNumber(env: Environment, name: string, usual: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not '${text}'`);
  }
  return value;
}

function oneOf<T extends string>(env: Environment, name: string, usual: T, values: readonly T[]): T {
  const text = env[name] ?? usual;
  const value = values.find((one) => one === text);
  if (value === undefined)
    throw new SettingError(`${name} must be one of ${values.join(', ')}, not '${text}'`);
  return value;
}

function address(env: Environment, name: string): URL | undefined {
  const text = env[name];
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingError(`${name} must be an address like https://table.example, not '${text}'`);
  }
  return url;
}

function smtp(env: Environment, publicUrl: URL | undefined): ServerSettings['smtp'] {
  const text = env['WARPTABLE_SMTP'];
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // The text may hold a password: it is not repeated.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new SettingError('WARPTABLE_SMTP must be an address like smtps://name:password@mail.example');
  if (!publicUrl)
    throw new SettingError('WARPTABLE_SMTP needs WARPTABLE_URL: mails hold links to this server');
  const from = env['WARPTABLE_MAIL_FROM'];
  if (from === undefined || !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw new SettingError(
      'WARPTABLE_SMTP needs WARPTABLE_MAIL_FROM: who mails come from, like Warptable <tables@table.example>',
    );
  return { url: text, from };
}

const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function addresses(env: Environment, name: string, usual: string): string[] {
  const list = (env[name] ?? usual).split(',').flatMap((one) => one.trim() || []);
  const wrong = list.find((one) => !RANGES.includes(one) && !isAddressOrRange(one));
  if (wrong === undefined) return list;
  throw new SettingError(
    `${name} must list addresses like 10.0.0.7 or 10.0.0.0/8, or ${RANGES.join(', ')}; not '${wrong}'`,
  );
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const max = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= max && more.length === 0;
}

function page(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined) return undefined;
  const folder = resolve(text);
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new SettingError(
    `${name} must be a folder with the built page, there is no index.html in '${folder}'`,
  );
}
