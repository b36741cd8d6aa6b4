import type { ShownFriends } from '@warptable/table';
import { hashOf, newToken } from '../secrets.ts';
import type { Kept } from './kept.ts';

/** How long a link can be used by which somebody becomes a friend, in milliseconds. */
const LINK_LASTS = 7 * 24 * 3600 * 1000;
const MAX_FRIENDS = 500;

/** By this one person calls another: nobody's own id is told to anybody else. */
export const handleOf = (person: string, other: string): string => hashOf(`${person} ${other}`).slice(0, 24);

/** Friends find each other by a link that is used once, and invite each other to tables. */
export class Friends {
  private readonly kept: Kept;

  constructor(kept: Kept) {
    this.kept = kept;
  }

  async listOf(person: string): Promise<ShownFriends> {
    const invitations = await this.kept.all('friendInvitations', person);
    const friends = await this.friendsOf(person);
    return {
      friends: friends.map(({ id, name, since }) => ({ id: handleOf(person, id), name, since })),
      invitations,
    };
  }

  /** For one other person: behind the `#`, so that it is in no log. */
  async link(person: string): Promise<string> {
    const token = newToken();
    const now = Date.now();
    await this.kept.write(['oldFriendLinks', now], ['friendLink', hashOf(token), person, now + LINK_LASTS]);
    return `/friend#${token}`;
  }

  ownerOf(token: string): Promise<{ id: string; name: string } | undefined> {
    return this.kept.one('friendLink', hashOf(token), Date.now());
  }

  /** Both are each other's friends then. Whether the link was still good. */
  join(token: string, owner: string, person: string): Promise<boolean> {
    const now = Date.now();
    return this.kept.writeIf(
      ['takeFriendLink', hashOf(token), now],
      ['friend', owner, person, now],
      ['friend', person, owner, now],
    );
  }

  /** By the name that this person calls them by. */
  async find(person: string, handle: string): Promise<{ id: string; name: string } | undefined> {
    return (await this.friendsOf(person)).find(({ id }) => handleOf(person, id) === handle);
  }

  areFriends(person: string, other: string): Promise<boolean> {
    return this.kept.has('friend', person, other);
  }

  part(person: string, other: string): Promise<void> {
    return this.kept.write(['noFriend', person, other], ['noFriend', other, person]);
  }

  invite(table: string, friend: string, by: string): Promise<void> {
    return this.kept.write(['inviteFriend', table, friend, by, Date.now()]);
  }

  /** Whether there was such an invitation. */
  accept(table: string, person: string): Promise<boolean> {
    return this.kept.writeIf(['takeInvitation', table, person], ['member', person, table]);
  }

  decline(table: string, person: string): Promise<void> {
    return this.kept.write(['notInvited', table, person]);
  }

  private friendsOf(person: string): Promise<readonly { id: string; name: string; since: number }[]> {
    return this.kept.all('friendsOf', person, MAX_FRIENDS);
  }
}
