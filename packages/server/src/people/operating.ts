import { existsSync } from 'node:fs';
import { SettingError, readSettings } from '../settings.ts';
import { PostgresEngine } from '../postgres-engine.ts';
import { SqliteEngine } from '../sqlite-engine.ts';
import { TableStore } from '../store.ts';
import { exportOf } from './exporting.ts';
import { Moderating, OPERATOR } from './moderating.ts';
import { giveOrder } from './orders.ts';

/** Whoever runs the server named somebody who is not there, or not clearly. */
export class UnclearPerson extends Error {}

/**
 * What whoever runs the server does about people, on the store that the settings name. A server may be running on it: it does what takes part
 * in the tables itself, at once, or as soon as one is started.
 */
export class Operating {
  private readonly store: TableStore;
  private readonly moderating: Moderating;

  /** On the store that the settings name. */
  static async open(env: Readonly<Record<string, string | undefined>>): Promise<Operating> {
    const { file, store } = readSettings(env);
    if (store !== undefined) return new Operating(new TableStore(await PostgresEngine.open(store)));
    // A new one would be of no use to anybody.
    if (!existsSync(file)) throw new SettingError(`WARPTABLE_FILE: there is no file '${file}'`);
    return new Operating(new TableStore(new SqliteEngine(file, false, true)));
  }

  private constructor(store: TableStore) {
    this.store = store;
    this.moderating = new Moderating(store.kept);
  }

  /** The person with this id; if it is no id, the only one with this name. */
  async find(text: string): Promise<{ readonly id: string; readonly name: string }> {
    const people = await this.store.kept.all('peopleCalled', text, text);
    const [person, ...others] = people;
    if (!person) throw new UnclearPerson(`nobody here has the id or the name '${text}'`);
    if (others.length > 0)
      throw new UnclearPerson(
        `several are called '${text}': name one by id, ${people.map(({ id }) => id).join(', ')}`,
      );
    return person;
  }

  grant(person: string): Promise<void> {
    return this.moderating.grant(person);
  }

  revoke(person: string): Promise<void> {
    return this.moderating.revoke(person);
  }

  ban(person: string, days: number | undefined, because: string): Promise<void> {
    return this.moderating.ban(OPERATOR, person, days, because);
  }

  unban(person: string, because: string): Promise<void> {
    return this.moderating.unban(OPERATOR, person, because);
  }

  forget(person: string): Promise<void> {
    return giveOrder(this.store.kept, 'forget', person);
  }

  /** Without the files of their games: the server puts those together, for the person alone. */
  async export(person: string): Promise<string> {
    let text = '';
    for await (const piece of exportOf(this.store.kept, this.store.campaigns, person, () =>
      Promise.resolve(undefined),
    ))
      text += piece;
    return text;
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
