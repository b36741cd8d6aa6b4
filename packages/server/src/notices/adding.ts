import type { FastifyInstance } from 'fastify';
import { isPresent } from '../attendance.ts';
import type { Guests } from '../guests.ts';
import type { Counters } from '../metrics.ts';
import type { ServerSettings } from '../settings.ts';
import type { TableStore } from '../store.ts';
import type { TableRegistry } from '../table-registry.ts';
import { NoticeDesk, addNoticeApi } from './api.ts';
import { Courier } from './courier.ts';
import { notifyingBy } from './notifying.ts';
import type { Post } from './post.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Others than our page may ask for it. */
    readonly isOpen?: boolean;
  }
}

export interface NoticeParts {
  readonly store: TableStore;
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly settings: ServerSettings;
  readonly counters: Counters;
  readonly fault: (error: unknown) => void;
  readonly post: Post;
}

/** All about telling people that are away. Sends from now on, if the server has a way to; to be closed before the store. */
export async function addNotices(
  app: FastifyInstance,
  parts: NoticeParts,
): Promise<{ close(): Promise<void> }> {
  const { store, registry, guests, settings, counters, fault, post } = parts;
  const notifying = await notifyingBy(settings, store, post);
  const site = notifying?.links.site;
  addNoticeApi(app, store, guests, new NoticeDesk(store, notifying), site);
  if (!notifying || !site) return { close: () => Promise.resolve() };
  const courier = new Courier({
    store: store.notices,
    channels: notifying.channels,
    site,
    now: () => Date.now(),
    fault,
    isThere: (person, table) => isPresent(registry.inMemory(table), person),
    count: (channel, outcome) => counters.notices.inc({ channel, outcome }),
  });
  courier.start();
  return {
    close: async () => {
      await courier.close();
      notifying.mailer?.close();
    },
  };
}
