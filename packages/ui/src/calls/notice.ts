/** Whether this browser shows messages of the page, as it was told; some have none to show. */
export type MayNotify = NotificationPermission | 'missing';

export const mayNotify = (): MayNotify =>
  'Notification' in globalThis ? Notification.permission : 'missing';

/** Asks the person, unless that was decided before. */
export async function askToNotify(): Promise<MayNotify> {
  return mayNotify() === 'default' ? Notification.requestPermission() : mayNotify();
}

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** What it is about: a later message about the same takes its place. */
  readonly about: string;
  /** Where a touch leads, if not to this page. */
  readonly url?: string;
}

/** Shows a message of the browser; whoever touches it comes back to this page. Rejects if the browser does not show it. */
export async function notify({ title, body, about, url = location.href }: Notice): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href ?? '';
  const options = { body, tag: about, icon, data: url };
  const offline = await navigator.serviceWorker?.getRegistration();
  // Phones show none but those of a service worker.
  if (offline) return offline.showNotification(title, options);
  return new Promise((resolve, reject) => {
    const notice = new Notification(title, options);
    notice.addEventListener('show', () => resolve());
    notice.addEventListener('error', () => reject(new Error('the browser does not show it')));
    notice.addEventListener('click', () => {
      focus();
      if (url !== location.href) location.assign(url);
      notice.close();
    });
  });
}
