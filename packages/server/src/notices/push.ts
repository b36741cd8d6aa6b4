import webPush from 'web-push';
import { addressOf, sentBy } from './channels.ts';
import type { Channel } from './channels.ts';
import type { Message } from './message.ts';
import type { Post } from './post.ts';

/** Of this server: who is told by us knows it. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Services take no more. */
const MAX_PAYLOAD = 3000;

/** Messages of the browser, shown by its service worker. Only the request is made by the library: it would send to any address. */
export function pushChannel(keys: PushKeys, site: URL, post: Post): Channel {
  const subject = site.protocol === 'https:' && site.hostname !== 'localhost' ? site.origin : MAIL_OF_NOBODY;
  return {
    send: async (channel, message, signal) => {
      const { endpoint, keys: theirs } = addressOf(channel, 'push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: theirs },
        payloadOf(message),
        {
          vapidDetails: { subject, ...keys },
          TTL: message.ttl,
          topic: message.topic,
          urgency: message.isUrgent ? 'high' : 'normal',
        },
      );
      return sentBy(await post({ url: endpoint, headers, body: body ?? '' }, signal));
    },
  };
}

/** Push services want to know whom to write to. */
const MAIL_OF_NOBODY = 'mailto:nobody@localhost.invalid';

function payloadOf({ title, lines, url, topic }: Message): string {
  const { pathname } = new URL(url);
  for (let shown = Math.min(lines.length, 10); ; shown--) {
    const body = lines
      .slice(0, shown)
      .map(({ text }) => text)
      .join('\n');
    const payload = JSON.stringify({ title, body: lines.length === 1 ? '' : body, path: pathname, topic });
    if (shown === 0 || Buffer.byteLength(payload) <= MAX_PAYLOAD) return payload;
  }
}
