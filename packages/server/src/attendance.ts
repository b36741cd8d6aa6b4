import type { Host } from '@warptable/table';

/** Somebody sits there who is present, or whose answer is awaited, and no bot in their place. */
export function isPlayed(host: Host | undefined): boolean {
  if (!host) return false;
  const { table, visitors } = host;
  const asked = table.askedSeats();
  return table.seats.some(
    ({ who, sitIn }, seat) => who !== null && !sitIn && (visitors.isPresent(who) || asked.includes(seat)),
  );
}
