import type { FastifyInstance } from 'fastify';
import { addAdminApi } from './admin-api.ts';
import { Forgetting } from './forgetting.ts';
import { addFriendsApi } from './friends-api.ts';
import { addMeApi } from './me-api.ts';
import { Orders } from './orders.ts';
import type { PeopleParts } from './parts.ts';
import { Results } from './results.ts';
import { addTablePeopleApi } from './table-people-api.ts';
import { addWaysApi } from './ways-api.ts';

type Given = Omit<PeopleParts, 'orders' | 'results'> & { readonly fault: (error: unknown) => void };

/** All that is asked about people, and what is done about them while nobody asks. Returns how to end it. */
export function addPeople(app: FastifyInstance, given: Given): { close(): Promise<void> } {
  const { store, registry, guests, replays, fault } = given;
  const forgetting = new Forgetting(store.kept, registry, guests.sessions);
  const orders = new Orders(
    store.kept,
    (what, person) => (what === 'forget' ? forgetting.forget(person) : forgetting.leave(person)),
    fault,
  );
  const results = new Results(store, replays, fault);
  const parts: PeopleParts = { ...given, orders, results };
  addWaysApi(app, parts);
  addMeApi(app, parts);
  addFriendsApi(app, parts);
  addTablePeopleApi(app, parts);
  addAdminApi(app, parts);
  orders.start();
  registry.onOver = () => void results.countAll();
  void results.countAll();
  return {
    close: async () => {
      await orders.stop();
      await results.close();
    },
  };
}
