import type { ChannelAddress, ChannelKind } from '@warptable/table';
import type { Message } from './message.ts';
import { RefusedAddress } from './post.ts';
import type { PostReply } from './post.ts';
import type { StoredChannel } from './store.ts';

/** `gone`: nobody is there any more. `refused`: we may not send there. Else it is to be tried again, not before so many milliseconds. */
export type Sent = 'sent' | 'gone' | 'refused' | { readonly again: number };

/** One way to reach people. Throws if it does not get through. */
export interface Channel {
  send(channel: StoredChannel, message: Message, signal: AbortSignal): Promise<Sent>;
}

/** Those this server has. */
export type Channels = Partial<Readonly<Record<ChannelKind, Channel>>>;

const GONE = [404, 410];

export function sentBy({ status, again }: PostReply): Sent {
  if (status >= 200 && status < 300) return 'sent';
  return GONE.includes(status) ? 'gone' : { again: again ?? 0 };
}

/** Sends it, whatever goes wrong. */
export async function sendBy(
  channels: Channels,
  channel: StoredChannel,
  message: Message,
  signal: AbortSignal,
): Promise<Sent> {
  const way = channels[channel.kind];
  if (!way) return { again: 0 };
  try {
    return await way.send(channel, message, signal);
  } catch (error) {
    return error instanceof RefusedAddress ? 'refused' : { again: 0 };
  }
}

export const addressOf = <Kind extends ChannelAddress['kind']>(
  { address }: StoredChannel,
  _kind: Kind,
): Extract<ChannelAddress, { kind: Kind }> => JSON.parse(address) as Extract<ChannelAddress, { kind: Kind }>;
