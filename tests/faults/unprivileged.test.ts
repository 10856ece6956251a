import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Root can write everywhere, so these tests run the site as the user `nobody`.
const nobody = { uid: 65_534, gid: 65_534 };
const program = path.resolve('dist/server/index.mjs');
const canRun = canRunAsNobody();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-nobody-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...names: string[]) => path.join(folder, ...names);

/** Runs a Node.js program as `nobody`; returns its output. */
function run(words: string[]) {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: `file:${at('data', 'vinci.db')}`,
    UPLOADS_DIR: at('uploads'),
    AUTH_SECRET: 'a secret of the tests, long enough',
  };
  return new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile(process.execPath, words, { ...nobody, env, timeout: 50_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? error?.signal ?? 0, said: stdout + stderr }),
    ),
  );
}

/** A site owned by `nobody`. */
function makeSite() {
  mkdirSync(at('data'));
  cpSync(path.join(process.env.SEEDED_SITE ?? '', 'vinci.db'), at('data', 'vinci.db'));
  cpSync(path.join(process.env.SEEDED_SITE ?? '', 'uploads'), at('uploads'), { recursive: true });
  rmSync(at('uploads', '.vinci.json'), { force: true });
  give(folder, nobody);
}

function give(name: string, { uid, gid }: typeof nobody) {
  chownSync(name, uid, gid);
  const entries = readdirSync(name, { withFileTypes: true });
  for (const entry of entries) {
    const inside = path.join(name, entry.name);
    if (entry.isDirectory()) give(inside, { uid, gid });
    else chownSync(inside, uid, gid);
  }
}
function keepForRoot(name: string, mode: number) {
  chownSync(name, 0, 0);
  chmodSync(name, mode);
}

test.skipIf(!canRun).each([
  ['the folder of the database', () => keepForRoot(at('data'), 0o755), () => at('data')],
  ['the folder of the database, not even to read', () => keepForRoot(at('data'), 0o700), () => at('data')],
  ['the database', () => keepForRoot(at('data', 'vinci.db'), 0o644), () => at('data', 'vinci.db')],
  [
    'the database, not even to read',
    () => keepForRoot(at('data', 'vinci.db'), 0o600),
    () => at('data', 'vinci.db'),
  ],
  ['the lock that a start by root has left', () => makeLock(), () => at('data', 'vinci.db.lock')],
  ['the uploads folder', () => keepForRoot(at('uploads'), 0o755), () => at('uploads')],
  ['the uploads folder, not even to read', () => keepForRoot(at('uploads'), 0o700), () => at('uploads')],
  ['a folder in the uploads', () => makeSwept(), () => at('uploads', '.swept')],
])('a start that may not write to %s ends with its path and what to do', async (_, keep, place) => {
  makeSite();
  keep();
  const { code, said } = await run([program]);
  expect(code).toBe(1);
  expect(said).toContain(place());
  expect(said).toMatch(/Give the .*right|Make it writable/);
  expect(said).not.toMatch(/\n\s+at /);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test.skipIf(!canRun)(
  'settings that may not be read, or not be written, end a start with their path and what to do',
  async () => {
    const file = JSON.stringify(path.resolve('bin/env-file.mjs'));
    const script = (call: string) => [
      '--input-type=module',
      '--eval',
      `import * as settings from ${file}; settings.${call}(${JSON.stringify(folder)})`,
    ];
    cpSync(path.resolve('.env.example'), at('.env.example'));
    const unwritable = await run(script('createEnvFile'));
    expect(unwritable.code).toBe(1);
    expect(unwritable.said).toMatch(`The settings can’t be written to ${at('.env')}`);
    writeFileSync(at('.env'), 'PORT=3000', { mode: 0o600 });
    const unreadable = await run(script('loadEnvFile'));
    expect(unreadable.code).toBe(1);
    expect(unreadable.said).toMatch(`The settings in ${at('.env')} can’t be read`);
    for (const { said } of [unwritable, unreadable]) {
      expect(said).toContain('Give the user that starts the site the right');
      expect(said).not.toMatch(/\n\s+at /);
    }
  },
);

function makeLock() {
  writeFileSync(at('data', 'vinci.db.lock'), '');
  keepForRoot(at('data', 'vinci.db.lock'), 0o644);
}

function makeSwept() {
  mkdirSync(at('uploads', '.swept'), { recursive: true });
  keepForRoot(at('uploads', '.swept'), 0o700);
}

function canRunAsNobody() {
  if (process.getuid?.() !== 0) {
    console.error('  Skipped: to start the site as another user takes root.');
    return false;
  }
  const look = `require('node:fs').readFileSync(${JSON.stringify(program)})`;
  const { status } = spawnSync(process.execPath, ['--eval', look], { ...nobody, cwd: '/' });
  if (status !== 0) console.error('  Skipped: others may not read the project.');
  return status === 0;
}
