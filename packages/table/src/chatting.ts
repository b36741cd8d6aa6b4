import { TableError } from './errors.ts';
import type { Host } from './host.ts';
import type { Who } from './setup.ts';

const CHAT_AT_ONCE = 8;
const CHAT_WITHIN = 20_000;

/** Says it, unless it is there already: a page may say again what was not acknowledged. */
export async function chat(
  host: Host,
  { who, name }: { who: Who; name: string },
  text: string,
  key: string | undefined,
): Promise<void> {
  const now = host.runtime.now();
  const own = host.table.chat.filter((line) => line.who === who);
  if (key !== undefined && own.some((line) => line.key === key)) {
    await host.whenSafe();
    return;
  }
  const recent = own.filter((line) => now - line.at < CHAT_WITHIN);
  if (recent.length >= CHAT_AT_ONCE) throw new TableError('tooFast', 'so many lines at once: wait a little');
  await host.perform({ do: 'chat', who, name, text, key });
}
