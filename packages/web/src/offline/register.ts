/** Lets the page work without a network, in builds alone: while developing, files must be fresh. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // A browser that forbids it plays online all the same.
  });
}
