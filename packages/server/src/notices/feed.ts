import { t } from '../texts/say.ts';
import { nameOf } from './message.ts';
import type { WaitingNotice } from './store.ts';

/** What waits for somebody, for a reader of news. */
export function atomOf(waiting: readonly WaitingNotice[], self: string, site: URL, now: number): string {
  const entries = waiting.map(
    ({ id, table, game, kind, made }) => `  <entry>
    <id>urn:uuid:${id}</id>
    <title>${escaped(t(`notice.${kind}.title`, { game: nameOf(game) }))}</title>
    <link href="${escaped(new URL(`/t/${table}`, site).href)}"/>
    <updated>${new Date(made).toISOString()}</updated>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(self)}</id>
  <title>${escaped(t('feed.title'))}</title>
  <author><name>Warptable</name></author>
  <link rel="self" href="${escaped(self)}"/>
  <updated>${new Date(waiting[0]?.made ?? now).toISOString()}</updated>
${entries.join('')}</feed>
`;
}

const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '',
  );

const HOUR = 3_600_000;

/** When somebody's time for a move ends, for a calendar. */
export function calendarOf(waiting: readonly WaitingNotice[], site: URL, now: number): string {
  const events = waiting.flatMap(({ id, table, game, deadline }) => {
    if (deadline === null) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${id}@${site.hostname}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(deadline - HOUR)}`,
      `DTEND:${stamp(deadline)}`,
      `SUMMARY:${plain(t('feed.deadline', { game: nameOf(game) }))}`,
      `URL:${new URL(`/t/${table}`, site).href}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT2H',
      `DESCRIPTION:${plain(t('feed.deadline', { game: nameOf(game) }))}`,
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Warptable//EN', ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stamp = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const plain = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', ' ');

/** A line of a calendar has at most 75 bytes; what is longer goes on in the next one. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 74) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
