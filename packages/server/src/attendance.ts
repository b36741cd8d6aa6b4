import type { Host, Who } from '@warptable/table';

/** Somebody is at a table, as far as this process knows. */
export const isPresent = (host: Host | undefined, who: Who): boolean =>
  host?.visitors.isPresent(who) === true;

/** Somebody sits there who is present, or whose answer is awaited, and no bot in their place. */
export function isPlayed(host: Host | undefined): boolean {
  if (!host) return false;
  const { table, visitors } = host;
  const asked = table.askedSeats();
  return table.seats.some(
    ({ who, sitIn }, seat) => who !== null && !sitIn && (visitors.isPresent(who) || asked.includes(seat)),
  );
}
