import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = resolve(process.env['WARPTABLE_PAGE'] ?? join(ROOT, '.cache/browser/page'));

/** The real server in a process of its own, with a file that is thrown away afterwards. It can be stopped and started again. */
export class TableServer {
  url = '';
  private readonly folder: string;
  private readonly settings: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;

  private constructor(folder: string, settings: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.settings = settings;
  }

  /** With these settings beside those of all tests. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<TableServer> {
    if (!existsSync(join(PAGE, 'index.html')))
      throw new Error(`there is no built page in ${PAGE}: run "npm test browser"`);
    const server = new TableServer(await mkdtemp(join(tmpdir(), 'warptable-e2e-')), settings);
    await server.run('0');
    return server;
  }

  /** On the same port, with the same file. */
  async startAgain(): Promise<void> {
    await this.run(new URL(this.url).port);
  }

  /** `SIGKILL` leaves it no time to finish anything. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async run(port: string): Promise<void> {
    const child = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        WARPTABLE_GAMES: process.env['WARPTABLE_GAMES'],
        WARPTABLE_PORT: port,
        WARPTABLE_FILE: join(this.folder, 'tables.sqlite'),
        WARPTABLE_PAGE: PAGE,
        WARPTABLE_LOG: 'silent',
        WARPTABLE_BOT_DELAY: '0',
        WARPTABLE_BOT_TIME: '1',
        WARPTABLE_REQUESTS_PER_MINUTE: '100000',
        WARPTABLE_MESSAGES_PER_MINUTE: '100000',
        WARPTABLE_ATTEMPTS_PER_MINUTE: '100000',
        WARPTABLE_GUESTS_PER_MINUTE: '100000',
        WARPTABLE_TABLES_PER_ADDRESS: '100000',
        ...this.settings,
      },
    });
    this.child = child;
    let said = '';
    this.url = await new Promise((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = /served at (http\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve(address.replace(/\/$/, ''));
      });
      child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
    });
  }
}
