// The service worker: keeps all files of this build and the one before, so that the page works without a network, and leads
// from the messages of the browser back to their tables.

/** The build puts these in front: a name for its list of files, the list, and those of them that the first page needs. */
declare const VERSION: string;
declare const FILES: string[];
declare const SHELL: string[];

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Waiting {
  readonly data: unknown;
}

interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Noticed extends Waiting {
  readonly notification: { readonly data: string; close(): void };
}

interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}

interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Noticed) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const scope = self as unknown as Scope;
const CACHE = `warptable-${VERSION}`;
/** Files that are fetched at a time while the page is used. */
const AT_ONCE = 4;

scope.addEventListener('install', (event) => event.waitUntil(keepFirst()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'keepAll') event.waitUntil(keepAll());
});

// From the server, whether a page is open or not. Browsers want each of them to be shown.
scope.addEventListener('push', (event) => {
  const {
    title,
    body = '',
    path = '/lobby',
    topic = '',
  } = (event.data?.json() ?? {}) as Partial<Readonly<Record<'title' | 'body' | 'path' | 'topic', string>>>;
  const data = new URL(path, location.origin).href;
  event.waitUntil(
    scope.registration.showNotification(title ?? 'Warptable', {
      body,
      tag: topic,
      icon: '/icon-192.png',
      data,
    }),
  );
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBackTo(event.notification.data));
});

/** To the table that called, in the tab it is open in. */
async function comeBackTo(url: string): Promise<unknown> {
  const tabs = await scope.clients.matchAll({ type: 'window' });
  return tabs.find((tab) => tab.url === url)?.focus() ?? scope.clients.openWindow(url);
}

/**
 * At first what the page needs to start: the rest follows when it is idle. Whoever has an older build could start without a network,
 * and is not to lose that: the new one takes over when it is whole.
 */
async function keepFirst(): Promise<void> {
  const isFirst = (await olderBuilds()).length === 0;
  await keep(SHELL);
  if (!isFirst) await keep(FILES);
  await scope.skipWaiting();
}

let keeping: Promise<void> | undefined;

/** However many pages ask for it. */
function keepAll(): Promise<void> {
  keeping ??= keep(FILES).finally(() => {
    keeping = undefined;
  });
  return keeping;
}

/** Those that are not kept yet, a few at a time. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !present.has(file));
  const keepNext = async (): Promise<void> => {
    const file = missing.shift();
    if (file === undefined) return;
    const same = isNamedByContent(file) ? await caches.match(file) : undefined;
    await (same ? cache.put(file, same) : cache.add(file));
    await keepNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

/** Its name changes with what is in it. */
const isNamedByContent = (path: string): boolean => path.startsWith('/assets/');

/** In the order they were made. */
const olderBuilds = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith('warptable-') && name !== CACHE);

async function dropOldFiles(): Promise<void> {
  // The last build before this one stays: pages that were opened with it may still need its parts.
  const old = (await olderBuilds()).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The newest page if the network has it, else the one we keep: every address is the same page. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // No network.
  }
  return (await kept('/')) ?? Response.error();
}

/** What is fetched once is kept. */
async function file(request: Request): Promise<Response> {
  const present = await kept(request);
  if (present) return present;
  const response = await fetch(request);
  if (response.ok && isNamedByContent(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

/** From this build, if it has it: some names are the same in every build. */
async function kept(request: Request | '/'): Promise<Response | undefined> {
  return (await caches.match(request, { cacheName: CACHE })) ?? caches.match(request);
}
