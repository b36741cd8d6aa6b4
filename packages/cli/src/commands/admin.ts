import type { Command } from 'commander';
import type { Operating } from '@warptable/server';
import { Complaint } from '../complaint.ts';
import { wholeNumber } from '../arguments.ts';

type Act = (operating: Operating, person: { readonly id: string; readonly name: string }) => Promise<string>;

/** Opens the server's file for one thing, and closes it. */
async function operate(text: string, act: Act): Promise<void> {
  // Loaded only here: no other command needs a server.
  const { Operating: Opened, SettingError, UnclearPerson } = await import('@warptable/server');
  let operating: Operating | undefined;
  try {
    operating = await Opened.open(process.env);
    process.stdout.write(`${await act(operating, await operating.find(text))}\n`);
  } catch (error) {
    const isTheirs = error instanceof SettingError || error instanceof UnclearPerson;
    throw isTheirs ? new Complaint(error.message) : error;
  } finally {
    await operating?.close();
  }
}

const SOON = 'The server does it within seconds; if none is running, the next one does.';

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description(
      'see to the people of a server, by id or name; what is kept is where WARPTABLE_FILE or WARPTABLE_STORE say',
    );
  const about = (name: string, description: string): Command =>
    admin
      .command(name)
      .argument('<person>', 'an id, or a name that only one person has')
      .description(description);

  about('grant', 'let somebody see reports and ban').action((text: string) =>
    operate(text, async (operating, { id, name }) => {
      await operating.grant(id);
      return `${name} is a moderator now, and finds the page at /admin.`;
    }),
  );
  about('revoke', 'take that back').action((text: string) =>
    operate(text, async (operating, { id, name }) => {
      await operating.revoke(id);
      return `${name} is no moderator any more.`;
    }),
  );
  about('ban', 'sign somebody out everywhere and keep them out; bots play on in their place')
    .requiredOption('--because <reason>', 'what they are told, and what is written down')
    .option('--days <n>', 'for so many days; for good, if left out', wholeNumber(1))
    .action((text: string, { because, days }: { because: string; days?: number }) =>
      operate(text, async (operating, { id, name }) => {
        await operating.ban(id, days, because);
        return `${name} is banned ${days === undefined ? 'for good' : `for ${days} days`}. ${SOON}`;
      }),
    );
  about('unban', 'let somebody in again')
    .requiredOption('--because <reason>', 'what is written down')
    .action((text: string, { because }: { because: string }) =>
      operate(text, async (operating, { id, name }) => {
        await operating.unban(id, because);
        return `${name} is let in again.`;
      }),
    );
  about('forget', 'delete all that is kept of somebody; their games stay, without their name').action(
    (text: string) =>
      operate(text, async (operating, { id, name }) => {
        await operating.forget(id);
        return `${name} is forgotten. ${SOON}`;
      }),
  );
  about('export', 'print all that is kept of somebody as JSON, without the files of their games').action(
    (text: string) => operate(text, async (operating, { id }) => operating.export(id)),
  );
}
