// The service worker: keeps all files of this build and the one before, so that the page works without a network, and leads
// from the messages of the browser back to their tables.

/** The build puts these in front: a name for its list of files, and the list. */
declare const VERSION: string;
declare const FILES: string[];

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
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

interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Noticed) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const scope = self as unknown as Scope;
const CACHE = `warptable-${VERSION}`;

scope.addEventListener('install', (event) => event.waitUntil(keepFiles()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
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

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await scope.skipWaiting();
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  // In the order they were made. The last build before this one stays: pages that were opened with it may still need its parts.
  const old = names.filter((name) => name.startsWith('warptable-') && name !== CACHE).slice(0, -1);
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

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

/** From this build, if it has it: some names are the same in every build. */
async function kept(request: Request | '/'): Promise<Response | undefined> {
  return (await caches.match(request, { cacheName: CACHE })) ?? caches.match(request);
}
