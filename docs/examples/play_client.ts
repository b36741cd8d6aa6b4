// Plays at a table of a Warptable server over HTTP and its socket, as any program may: opens a table, sits down, and answers what it is
// asked with one of the options, at random, until the game is over. Everybody else is a bot of the server.
//
//     node docs/examples/play_client.ts http://127.0.0.1:8080 warpgate 2
//
// Needs Node 24 and nothing else. What the messages mean: docs/protocol.md.

type Value = string | number;

interface Paths {
  readonly [choice: string]: Paths;
}

interface Question {
  readonly kind: string;
  readonly form: string;
  readonly options: readonly Value[];
  readonly min: number;
  readonly max: number;
  readonly paths?: Paths;
}

interface Snapshot {
  readonly position: number;
  readonly asked: readonly Question[];
  readonly awaited: readonly unknown[];
}

/** Of what a table says, the part that is of use here. A patch that is a list has the whole snapshot in it. */
type Message =
  | { readonly type: 'update'; readonly patch: object }
  | { readonly type: 'refused'; readonly code: string; readonly message: string }
  | { readonly type: 'table' | 'chat' | 'done' };

interface Finished {
  readonly id: string;
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly number[] };
}

const [url = 'http://127.0.0.1:8080', game = 'warpgate', seats = '2'] = process.argv.slice(2);
const PROTOCOL = 4;

/** Who we are. */
let cookie = '';

async function ask<Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json', 'x-warptable': '1', cookie };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
  const reply = await fetch(`${url}/api${path}`, init);
  if (cookie === '') cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** A legal answer to a question, in each of the forms there are. */
function answerTo({ form, options, min, max, paths = {} }: Question): Value | readonly Value[] {
  const shuffled = options.toSorted(() => Math.random() - 0.5);
  if (form === 'order') return shuffled;
  if (form === 'some') {
    const count = min + Math.floor(Math.random() * (Math.min(max, options.length) - min + 1));
    const chosen = shuffled.slice(0, count);
    // In their given order.
    return options.filter((option) => chosen.includes(option));
  }
  if (form === 'path') {
    const way: string[] = [];
    for (let after: Paths = paths; Object.keys(after).length > 0;) {
      const choice = pick(Object.keys(after));
      way.push(choice);
      after = after[choice] ?? {};
    }
    return way;
  }
  return pick(options);
}

await ask('POST', '/me', { name: 'Robbie' });
const { id } = await ask<{ id: string }>('POST', '/tables', {
  game,
  options: {},
  seats: ['open', ...Array.from({ length: Number(seats) - 1 }, () => ({ kind: 'bot', level: 'novice' }))],
  clock: { kind: 'none' },
  undo: 'off',
  listed: false,
  oneScreen: false,
});

// Node takes headers there; browsers send their cookies by themselves.
const withCookie = { headers: { cookie } } as unknown as string[];
const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, withCookie);
let n = 0;
const say = (message: object): void => socket.send(JSON.stringify({ id: n++, ...message }));
/** Asks for a whole snapshot: so there is no need to put changes together. */
const look = (): void => say({ do: 'look', viewer: 0 });

socket.addEventListener('open', () => {
  socket.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL }));
  // What a seat adds to the luck; a page commits to it first, see "luck" in docs/protocol.md.
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
  say({ do: 'sit', seat: 0, name: 'Robbie', nonce });
  look();
});

let answered = -1;
socket.addEventListener('message', ({ data }) => {
  for (const message of [JSON.parse(String(data)) as Message | Message[]].flat()) hear(message);
});

function hear(message: Message): void {
  if (message.type === 'refused') throw new Error(`${message.code}: ${message.message}`);
  if (message.type !== 'update') return;
  const [snapshot] = (Array.isArray(message.patch) ? message.patch : []) as Snapshot[];
  const question = snapshot?.asked[0];
  if (!snapshot) look();
  else if (question && snapshot.position !== answered) {
    answered = snapshot.position;
    say({ do: 'answer', seat: 0, kind: question.kind, value: answerTo(question), expected: answered });
  } else if (!question && snapshot.awaited.length === 0) void endIfOver();
}

/** Nobody is asked any more: it is over, if the server thinks so too. */
async function endIfOver(): Promise<void> {
  const finished = await ask<readonly Finished[]>('GET', '/tables?list=finished');
  const over = finished.find((table) => table.id === id);
  if (!over) return;
  const { scores, winners } = over.result ?? {};
  console.log(JSON.stringify({ game, scores, winners }));
  socket.close();
}
