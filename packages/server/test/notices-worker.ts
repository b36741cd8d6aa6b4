// Sends what is due at the file it is given to a program that listens on the port, and nothing else. To be killed.
import { Courier } from '../src/notices/courier.ts';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';

const [file = '', port = '', takenFor = ''] = process.argv.slice(2);
const store = new TableStore(new SqliteEngine(file, false, true));
const courier = new Courier({
  store: store.notices,
  channels: {
    json: {
      send: async (_channel, { id }, signal) => {
        const { ok } = await fetch(`http://127.0.0.1:${port}/${id}`, { method: 'POST', signal });
        return ok ? 'sent' : { again: 0 };
      },
    },
  },
  site: new URL('https://table.example'),
  now: () => Date.now(),
  fault: (error) => console.error(error),
  takenFor: Number(takenFor),
});
for (;;) {
  if ((await courier.sendSome()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
