import { seatsHeldBy } from '@warptable/table';
import type { Who } from '@warptable/table';
import { Problem } from '../problems.ts';
import type { TableRegistry } from '../table-registry.ts';

/** Before the game the seats become free; in it bots play on to the end. A table that cannot be loaded is left as it is. */
export async function leaveTable(registry: TableRegistry, id: string, who: Who): Promise<void> {
  const host = await registry.host(id).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
  if (!host) return;
  const { table } = host;
  for (const seat of seatsHeldBy(table.seats, who)) {
    if (table.status === 'waiting') await host.perform({ do: 'stand', seat });
    else if (table.status === 'playing' && !table.seats[seat]?.resigned)
      await host.perform({ do: 'resign', seat });
  }
}
