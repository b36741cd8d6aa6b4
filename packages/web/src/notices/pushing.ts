import type { ChannelAddress } from '@warptable/table';
import { askToNotify } from '@warptable/ui';

/** Why this browser is not told. */
export class NoPush extends Error {
  readonly because: 'browserCannot' | 'browserDenied';

  constructor(because: NoPush['because']) {
    super(because);
    this.because = because;
  }
}

/** Where a push service takes messages for this browser. Asks the person, if that was not decided before. */
export async function subscribe(key: string): Promise<ChannelAddress> {
  const answer = await askToNotify();
  if (answer === 'denied') throw new NoPush('browserDenied');
  const registration = await navigator.serviceWorker?.getRegistration();
  if (answer !== 'granted' || !registration?.pushManager) throw new NoPush('browserCannot');
  try {
    const { endpoint = '', keys = {} } = (await subscriptionTo(registration.pushManager, key)).toJSON();
    const { p256dh = '', auth = '' } = keys;
    return { kind: 'push', endpoint, keys: { p256dh, auth } };
  } catch {
    throw new NoPush('browserCannot');
  }
}

/** One that was made for another server key is of no use here. */
async function subscriptionTo(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}
