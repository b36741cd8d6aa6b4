import { createHash } from 'node:crypto';
import { findGame } from '@warptable/games';
import type { NoticeKind } from '@warptable/table';
import { t } from '../texts/say.ts';
import type { StoredNotice } from './store.ts';

/** What is sent somewhere. It names games and tables, and never what happened there. */
export interface Message {
  /** The same when it has to be sent again. */
  readonly id: string;
  readonly title: string;
  /** Without the title. */
  readonly lines: readonly { readonly text: string; readonly url: string }[];
  /** Where a touch leads. */
  readonly url: string;
  /** What it is about: a later message about the same takes its place. */
  readonly topic: string;
  /** How long it is of use, in seconds. */
  readonly ttl: number;
  readonly isUrgent: boolean;
  readonly kinds: readonly (NoticeKind | 'test')[];
}

/** Of use even without a clock, in seconds. */
const WEEK = 7 * 24 * 3600;

/** All of this in one message. */
export function messageOf(notices: readonly StoredNotice[], site: URL, now: number): Message {
  const lines = notices.map(({ kind, game, table }) => ({
    text: t(`notice.${kind}.line`, { game: nameOf(game) }),
    url: new URL(`/t/${table}`, site).href,
  }));
  const [first] = notices;
  const isOne = notices.length === 1;
  const last = Math.max(...notices.map(({ deadline }) => deadline ?? Infinity));
  return {
    id: hashOf(...notices.map(({ id, kind }) => `${id} ${kind}`).toSorted()),
    title:
      isOne && first
        ? t(`notice.${first.kind}.title`, { game: nameOf(first.game) })
        : t('notice.many', { count: notices.length }),
    lines,
    url: isOne && lines[0] ? lines[0].url : new URL('/lobby', site).href,
    topic: hashOf(isOne && first ? first.table : 'many'),
    ttl: last === Infinity ? WEEK : Math.min(WEEK, Math.max(60, Math.round((last - now) / 1000))),
    isUrgent: notices.some(({ urgent }) => urgent !== null && urgent <= now),
    kinds: notices.map(({ kind }) => kind),
  };
}

export function testMessage(site: URL, now: number): Message {
  const url = new URL('/settings/notices', site).href;
  return {
    id: hashOf('test', String(now)),
    title: t('notice.test.title'),
    lines: [{ text: t('notice.test.line'), url }],
    url,
    topic: hashOf('test'),
    ttl: 600,
    isUrgent: false,
    kinds: ['test'],
  };
}

export const nameOf = (game: string): string => findGame(game)?.game.name ?? game;

/** 22 letters, as the topic of a push may have. */
const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22);
