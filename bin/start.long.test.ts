import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// A project with a fake builder instead of Vike: it counts its builds, and fails while there is a `broken`.
const builder = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  appendFileSync('builds', 'x');
  if (existsSync('server/broken.ts')) process.exit(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const server = process.env.BUILD_FOLDER + '/server';
  mkdirSync(server, { recursive: true });
  const serving = readFileSync('server/index.ts', 'utf8') + ' in ';
  writeFileSync(server + '/index.mjs', 'process.stdout.write("serving ' + serving + '" + process.env.NODE_ENV)');
`;
const bin = import.meta.dirname;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-start-'));
  cpSync(bin, path.join(folder, 'bin'), { recursive: true });
  cpSync(path.join(bin, '../.env.example'), path.join(folder, '.env.example'));
  mkdirSync(path.join(folder, 'node_modules/vike'), { recursive: true });
  cpSync(path.join(bin, '../database/driver.mjs'), path.join(folder, 'database/driver.mjs'));
  for (const driver of ['better-sqlite3', 'better-sqlite3-for-node-20']) {
    symlinkSync(path.join(bin, '../node_modules', driver), path.join(folder, 'node_modules', driver));
  }
  write('node_modules/vike/package.json', '{ "type": "module" }');
  write('node_modules/vike/bin.js', builder);
  mkdirSync(path.join(folder, 'server'));
  write('server/index.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function start() {
  const { AUTH_SECRET, NODE_ENV, ...env } = process.env;
  return new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(process.execPath, [path.join(folder, 'bin/start.mjs')], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
}

test('the first start creates a .env with a secret that only its owner can read', async () => {
  expect(await start()).toMatchObject({
    code: 0,
    output: expect.stringContaining('serving one in production'),
  });
  expect(read('.env')).toMatch(/^AUTH_SECRET=[\w-]{43}$/m);
  expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
});

test('before the packages are installed, a start says what to run', async () => {
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  expect(await start()).toEqual({
    code: 1,
    output: 'The packages are not installed yet. Run `npm ci` first.\n',
  });
});

test('an existing .env stays unchanged', async () => {
  write('.env', 'AUTH_SECRET=mine\nNODE_ENV=test\n');
  expect((await start()).output).toContain('serving one in test');
  expect(read('.env')).toBe('AUTH_SECRET=mine\nNODE_ENV=test\n');
});

test('unreadable settings end the start with a sentence that names the file', async () => {
  mkdirSync(path.join(folder, '.env'));
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain(`The settings in ${path.join(folder, '.env')} can’t be read`);
  expect(output).not.toMatch(/^\s+at /m);
});

test('the site is built only when its source has changed', async () => {
  await start();
  await start();
  write('server/index.test.ts', 'a test is no part of the site');
  await start();
  expect(read('builds')).toBe('x');
  write('server/index.ts', 'two');
  await start();
  expect(read('builds')).toBe('xx');
});

test('a file that changes without its time or size, or while the site is built, is in the next build', async () => {
  await start();
  expect((await start()).output).toContain('serving one');
  const { atime, mtime } = statSync(path.join(folder, 'server/index.ts'));
  write('server/index.ts', 'two');
  utimesSync(path.join(folder, 'server/index.ts'), atime, mtime);
  expect((await start()).output).toContain('serving two');
  write('server/other.ts', '1');
  const writing = `${builder}\nwriteFileSync('server/other.ts', '2');`;
  write('node_modules/vike/bin.js', writing);
  await start();
  write('node_modules/vike/bin.js', builder);
  const before = read('builds').length;
  await start();
  expect(read('builds').length).toBe(before + 1);
});

test('going back to a version that is already built builds nothing', async () => {
  await start();
  write('server/index.ts', 'two');
  expect((await start()).output).toContain('serving two');
  write('server/index.ts', 'one');
  expect((await start()).output).toContain('serving one');
  expect(read('builds')).toBe('xx');
});

test('the last three builds are kept, and those in use less than a day ago', async () => {
  const names = () => readdirSync(path.join(folder, 'dist/builds'));
  for (const version of ['one', 'two', 'three', 'four', 'five']) {
    write('server/index.ts', version);
    await start();
  }
  expect(names()).toHaveLength(5);
  const old = new Date(Date.now() - 2 * 86_400_000);
  for (const name of names()) utimesSync(path.join(folder, 'dist/builds', name), old, old);
  write('server/index.ts', 'six');
  expect((await start()).output).toContain('serving six');
  expect(names()).toHaveLength(4);
});

test('two starts at once build once and share a secret', async () => {
  const starts = await Promise.all([start(), start()]);
  expect(starts.map((each) => each.code)).toEqual([0, 0]);
  expect(starts.filter((each) => each.output.includes('Created .env'))).toHaveLength(1);
  expect(read('builds')).toBe('x');
});

test('a failed build ends the start, and the next start tries again', async () => {
  await start();
  write('server/broken.ts', '');
  expect(await start()).toMatchObject({ code: 1, output: expect.stringContaining('The build failed') });
  expect((await start()).code).toBe(1);
  rmSync(path.join(folder, 'server/broken.ts'));
  expect((await start()).output).toContain('serving one');
  expect(read('builds')).toBe('xxx');
});

test.each([
  ['MONITOR_TOKEN=0123456789abcdef#0123456789', '# begins a comment'],
  ['DATABASE_URL=file:/srv/data#1/v.db # where it is', '# begins a comment'],
  ["EMAIL_FROM='Jum'at <a@example.com>'", 'would end at its second quote'],
  ['EMAIL_FROM="Vinci <a@example.com>', 'has no end'],
])('a setting that .env would cut is refused by its name: %s', async (line, sentence) => {
  write('.env', `AUTH_SECRET="the # of a secret" # kept\n${line}\nPORT=3000 # the usual one\n`);
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain(`${line.split('=', 1)[0]} in .env: `);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/AUTH_SECRET|PORT/);
});
