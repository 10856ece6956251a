import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { blocksOf, chapters, guide, root } from './guide.ts';

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const readme = read('README.md');
const example = read('.env.example');
const unique = (names: Iterable<string>) => [...new Set(names)].sort();
const allMatches = (text: string, pattern: RegExp) =>
  unique([...text.matchAll(pattern)].map(([, it = '']) => it));
// Settings of other programs and of tests, and constants of systemd.
const foreign = /^(LITESTREAM|AWS|RCLONE|CHROMIUM|NGINX|AF)_/;

/** The settings that `.env.example` explains. */
const explained = unique(Object.keys(parseEnv(example.replace(/^# (?=[A-Z][A-Z0-9_]+=)/gm, ''))));

test('every setting is explained in .env.example, and nothing else is', () => {
  // Some are in separate files that env.ts imports.
  const env = read('server/env.ts');
  const parts = allMatches(env, /from '\.\/(.+\.ts)'/g).map((name) => read(`server/${name}`));
  const known = allMatches([env, ...parts].join('\n'), /^ {4,6}([A-Z][A-Z0-9_]+): /gm);
  expect(known.length).toBeGreaterThan(20);
  // It turns off the validation of all others.
  expect(explained.filter((name) => name !== 'SKIP_ENV_VALIDATION')).toEqual(known);
});

test('the guide and the README name only settings that exist', () => {
  const named = allMatches(`${guide}\n${readme}`, /\b([A-Z]{2,}(?:_[A-Z0-9]+)+)\b/g);
  expect(named.filter((name) => !explained.includes(name) && !foreign.test(name))).toEqual([]);
});

test('compose.yaml sets only settings that exist', () => {
  const set = allMatches(read('compose.yaml'), /^ {6}([A-Z0-9_]+): /gm);
  expect(set.length).toBeGreaterThan(5);
  for (const name of set) expect(explained).toContain(name);
});

test('every npm script that the guide and the README run exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = allMatches(`${guide}\n${readme}`, /npm run ([a-z:]+)/g);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test('every file and heading that the guide and the README link to exists', () => {
  for (const [name, text] of Object.entries({ ...chapters, 'README.md': readme })) {
    for (const link of allMatches(text, /\]\(\n?([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(link)) continue;
      const [file = '', heading] = link.split('#');
      const target = file ? path.join(path.dirname(name), file) : name;
      expect(existsSync(path.join(root, target)), `${name}: ${link}`).toBe(true);
      if (heading) expect(headingsOf(read(target)), `${name}: ${link}`).toContain(heading);
    }
  }
});

// The anchors, as GitHub generates them.
function headingsOf(text: string) {
  const headings = allMatches(text.replace(/^```.*?^```/gms, ''), /^#{1,6} (.+)$/gm);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the unit starts the output of a build with the settings of .env, and may write where the site does', () => {
  const [unit = ''] = blocksOf('ini');
  expect(unit).toContain('WorkingDirectory=/srv/vinci\n');
  expect(unit).toContain('ExecStart=/usr/bin/node --env-file=.env dist/server/index.mjs\n');
  const env = readEnv({ AUTH_SECRET: 'a secret of the tests' }, true);
  for (const folder of [path.dirname(new URL(env.DATABASE_URL).pathname), env.UPLOADS_DIR])
    expect(unit).toMatch(new RegExp(`ReadWritePaths=.*/srv/vinci/${path.basename(folder)}\\b`));
});

test('the folders in the guide exist', () => {
  const folders = readdirSync(root);
  for (const name of allMatches(guide, /\/srv\/vinci\/([a-z]+)/g))
    expect([...folders, 'data', 'uploads']).toContain(name);
});

test('installing needs no compiler if the database driver has prebuilt binaries', () => {
  // Its binding.gyp makes npm run node-gyp, which needs Python, unless the lock file says "gypfile": false.
  const { packages } = JSON.parse(read('package-lock.json'));
  const driver = packages['node_modules/better-sqlite3'];
  expect(driver.version).toMatch(/^1[3-9]\./);
  expect(driver.gypfile, 'put "gypfile": false back into package-lock.json').toBe(false);
});
