/** Lets the page work without a network, in builds alone: while developing, files must be fresh. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => whenIdle(() => active?.postMessage('keepAll')))
    .catch(() => {
      // A browser that forbids it plays online all the same.
    });
}

/** Not every browser tells when it has nothing to do. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, 2000);
}
