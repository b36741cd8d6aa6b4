import type { Hint } from '@warptable/table';
import type { Session } from './session.ts';

/** What an expert would answer to the question that is shown; rejects where no hints are given. */
export async function askForHint(session: Session): Promise<Hint> {
  const { asked, position } = session.state.get().viewState?.snapshot ?? {};
  const reply = await session.ask({ do: 'hint', seat: asked?.[0]?.seat ?? 0, expected: position ?? 0 });
  if (reply.type !== 'hint') throw new Error('the host sent no hint');
  return reply.hint;
}
