import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import { times } from './patience.ts';
import { firstAdministrator } from './people.ts';

/** A built site that runs for a test. */
export interface RunningSite {
  /** Its address without a trailing slash. */
  url: string;
  /** Contains its database (`vinci.db`) and `uploads`; removed when it stops. */
  folder: string;
  /** The first administrator's credentials. */
  email: string;
  password: string;
  /** Everything it has printed so far. */
  output(): string;
  /** The id of its process. */
  pid: number;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  /** The exit code, or null after SIGKILL. */
  ended: Promise<number | null>;
  /** Stops it and removes its folder, unless the folder was passed in. */
  stop(): Promise<void>;
}

const { email, password } = firstAdministrator;
/**
 * Starts `dist/` of the project in `root` on a free port, with its own database and maintenance off. `env` overrides
 * its environment (undefined removes a variable). In browser tests it starts from a copy of a first start's data
 * (`tests/seeded-site.ts`), to save each of them a first start.
 * `firstStart`: does a first start anyway, and prints what only a first start prints.
 * `folder`: the folder for its database and uploads instead of a temporary one; it isn't removed.
 * `program`: what is started instead of the built server.
 *
 * @throws Error with its output when it ends before it is ready, or isn't ready in time
 */
export async function startSite(
  options: {
    env?: Record<string, string | undefined>;
    root?: string;
    firstStart?: boolean;
    folder?: string;
    program?: string;
  } = {},
): Promise<RunningSite> {
  const root = options.root ?? path.resolve(import.meta.dirname, '..');
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'vinci-site-')));
  const isNew = !existsSync(path.join(folder, 'vinci.db'));
  const { SEEDED_SITE } = process.env;
  const seeded = SEEDED_SITE && !options.root && !options.firstStart ? SEEDED_SITE : undefined;
  if (isNew && seeded) await beginWith(seeded, folder, options.env?.MAINTENANCE === 'on');
  const child = spawn(process.execPath, [options.program ?? 'dist/server/index.mjs'], {
    cwd: root,
    env: { ...environment(folder), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // If the test process ends early, so does its site.
  const abandon = () => {
    child.kill('SIGKILL');
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  let output = '';
  const read = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  if (seeded) running.add(folder);
  const stop = async () => {
    await end(child);
    process.off('exit', abandon);
    if (seeded) await linkVariants(folder, seeded);
    running.delete(folder);
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  };
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (options.folder) void ended.then(() => process.off('exit', abandon));
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  try {
    const url = await untilReady(child, () => output);
    return { url, folder, email, password, output: () => output, pid: child.pid ?? 0, signal, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The folders of the sites that run for this process. */
const running = new Set<string>();

async function beginWith(seeded: string, folder: string, maintenance: boolean) {
  await Promise.all([...running].map((other) => linkVariants(other, seeded)));
  await cp(seeded, folder, { recursive: true, filter: (from) => path.basename(from) !== variants });
  await linkVariants(seeded, folder);
  const db = openDatabase(path.join(folder, 'vinci.db'));
  db.update(siteTable).set({ maintenance }).run();
  db.$client.close();
}

const variants = '.optimized';

// Pictures that were resized for one test's visitors needn't be resized for the next one's, which takes half a second
// for each. A link is there at once, so no site gets half a file.
async function linkVariants(one: string, other: string) {
  const [from, to] = [path.join(one, 'uploads', variants), path.join(other, 'uploads', variants)];
  await mkdir(to, { recursive: true });
  const names = (await readdir(from).catch(() => [])).filter((name) => !name.endsWith('.part'));
  await Promise.allSettled(names.map((name) => link(path.join(from, name), path.join(to, name))));
}

// Without the developer's own settings: a test must not depend on them.
function environment(folder: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: `file:${path.join(folder, 'vinci.db')}`,
    UPLOADS_DIR: path.join(folder, 'uploads'),
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    FIRST_ADMIN_EMAIL: email,
    FIRST_ADMIN_PASSWORD: password,
    MAINTENANCE: 'off',
    LOG_LEVEL: 'silent',
  };
}

async function untilReady(child: ChildProcess, output: () => string) {
  for (const deadline = Date.now() + times.start; Date.now() < deadline; await wait(5)) {
    const [, url] = output().match(/^Vinci is ready at (http:\/\/\S+?)\/?$/m) ?? [];
    if (url) return url;
    if (hasEnded(child)) throw new Error(`The site ended before it was ready:\n${output()}`);
  }
  throw new Error(`The site is not ready after ${times.start / 1000} seconds:\n${output()}`);
}

async function end(child: ChildProcess) {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(impatience);
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null;
}
