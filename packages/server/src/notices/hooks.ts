import type { Hook } from '@warptable/table';
import { sentBy } from './channels.ts';
import type { Channel } from './channels.ts';
import type { Message } from './message.ts';
import { mustBePlain } from './post.ts';
import type { Letter, Post } from './post.ts';
import type { StoredChannel } from './store.ts';

/** Each program wants its messages in its own form. */
export function hookChannel(hook: Hook, post: Post): Channel {
  return {
    send: async (channel, message, signal) => {
      const { url, mention } = JSON.parse(channel.address) as HookAddress;
      return sentBy(await post(letterTo(hook, url, mention, message), signal));
    },
  };
}

interface HookAddress {
  readonly url: string;
  readonly mention: string;
}

/** Their addresses are secrets: whoever is shown one sees the host alone. */
export const hostOf = ({ address }: StoredChannel): string =>
  URL.parse((JSON.parse(address) as HookAddress).url)?.host ?? '';

function letterTo(hook: Hook, url: string, mention: string, message: Message): Letter {
  const text = [mention, textOf(message)].filter((part) => part !== '').join(' ');
  const json = (content: object, to = url): Letter => ({
    url: to,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  switch (hook) {
    case 'discord':
      // Whoever is named there is called; `@everyone` in the name of a table would call nobody.
      return json({ content: text, allowed_mentions: { parse: ['users'] } });
    case 'text':
      return json({ text });
    case 'ntfy':
      return {
        url,
        headers: { title: header(message.title), click: message.url },
        body: message.lines.map(({ text: line }) => line).join('\n'),
      };
    case 'telegram': {
      const { chat, rest } = chatOf(url);
      return json({ chat_id: chat, text }, rest);
    }
    case 'json':
      return json({
        id: message.id,
        title: message.title,
        url: message.url,
        mention,
        notices: message.lines.map((line, i) => ({ ...line, kind: message.kinds[i] })),
      });
  }
}

const textOf = ({ title, lines, url }: Message): string =>
  lines.length === 1
    ? `${title}\n${url}`
    : [title, ...lines.map((line) => `${line.text}: ${line.url}`)].join('\n');

/** A header takes nothing but these. */
const header = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?');

/** Telegram's address says to which chat by `?chat_id=`. */
function chatOf(text: string): { chat: string; rest: string } {
  const url = mustBePlain(text);
  const chat = url.searchParams.get('chat_id') ?? '';
  url.search = '';
  return { chat, rest: url.href };
}
