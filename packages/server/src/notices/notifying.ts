import { randomBytes } from 'node:crypto';
import type { NoticesShown } from '@warptable/table';
import { HOOKS } from '@warptable/table';
import type { ServerSettings } from '../settings.ts';
import type { TableStore } from '../store.ts';
import type { Channels } from './channels.ts';
import { hookChannel } from './hooks.ts';
import { NoticeLinks } from './links.ts';
import { mailChannel, mailerAt } from './mail.ts';
import type { Mailer } from './mail.ts';
import { newPushKeys, pushChannel } from './push.ts';
import type { PushKeys } from './push.ts';
import type { Post } from './post.ts';

/** How this server reaches people away from its page. */
export interface Notifying {
  readonly links: NoticeLinks;
  readonly channels: Channels;
  readonly mailer: Mailer | undefined;
  readonly offers: NoticesShown['offers'];
}

/** All that the settings allow; nothing, if the server does not know its own address: what is told needs a link to it. */
export async function notifyingBy(
  { publicUrl: site, smtp }: ServerSettings,
  store: TableStore,
  post: Post,
): Promise<Notifying | undefined> {
  if (!site) return undefined;
  const links = new NoticeLinks(site, await store.key('notices', () => randomBytes(32).toString('hex')));
  // Browsers take messages of safe pages alone.
  const isSafe = site.protocol === 'https:' || site.hostname === 'localhost';
  const keys = isSafe
    ? (JSON.parse(await store.key('push', () => JSON.stringify(newPushKeys()))) as PushKeys)
    : undefined;
  const mailer = smtp && mailerAt(smtp.url, smtp.from);
  const channels: Channels = {
    ...Object.fromEntries(HOOKS.map((hook) => [hook, hookChannel(hook, post)])),
    ...(keys ? { push: pushChannel(keys, site, post) } : {}),
    ...(mailer ? { mail: mailChannel(mailer, links) } : {}),
  };
  const offers = { push: keys?.publicKey ?? null, mail: mailer !== undefined, hooks: true };
  return { links, channels, mailer, offers };
}
