import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { startSite } from '#tests/site.ts';
import { settingsOf } from '../command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-killed-updates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const oldest = brotliDecompressSync(readFileSync('tests/fixtures/site-before-content-core.db.br'));
const attempts = 6;

// A start takes seconds, and a minute on a busy machine.
const patient = { timeout: 1_200_000 };

/**
 * How many posts, and which migration was the last one; throws when the database is damaged. Reads a copy: what a killed process
 * left in its log is recovered by writing, and that is for the next start to do.
 */
function read(file: string) {
  const copy = mkdtempSync(path.join(tmpdir(), 'vinci-killed-copy-'));
  for (const part of ['', '-wal'].filter((each) => existsSync(file + each)))
    cpSync(file + part, path.join(copy, `vinci.db${part}`));
  const db = new SQLite(path.join(copy, 'vinci.db'));
  try {
    expect(db.pragma('quick_check(1)', { simple: true })).toBe('ok');
    const last = db.prepare('select max(created_at) from __drizzle_migrations').pluck().get();
    return { posts: db.prepare('select count(*) from blog_posts').pluck().get(), last };
  } finally {
    db.close();
    rmSync(copy, { recursive: true });
  }
}

test(
  'an update of the oldest site that is killed again and again loses nothing and leaves nothing behind',
  patient,
  async () => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'vinci.db'), oldest);
    const before = read(path.join(folder, 'vinci.db'));
    const output: string[] = [];
    const start = () => {
      const env = { PORT: '0', ...settingsOf(folder) };
      const child = spawn(process.execPath, ['dist/server/index.mjs'], { env });
      child.stdout.on('data', (text) => output.push(String(text)));
      return child;
    };
    // How long a start takes that isn't killed, on this machine now.
    const began = performance.now();
    const first = start();
    await expect.poll(() => output.join('')).toContain('Vinci is ready');
    const whole = performance.now() - began;
    first.kill('SIGKILL');
    await once(first, 'exit');
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'vinci.db'), oldest);

    const snapshots = path.join(folder, 'snapshots');
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const child = start();
      await wait((whole * (attempt + 1)) / attempts);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(read(path.join(folder, 'vinci.db')).posts).toBe(before.posts);
    }
    const site = await startSite({ folder, env: settingsOf(folder) });
    const found = await (await fetch(`${site.url}/search/gudang`)).text();
    await site.stop();
    expect(found).toContain('/blogs/');
    const [kept = '', ...more] = readdirSync(snapshots);
    expect(more).toEqual([]);
    expect(kept).toMatch(/Z\.db$/);
    expect(read(path.join(snapshots, kept))).toEqual(before);
    expect(read(path.join(folder, 'vinci.db')).posts).toBe(before.posts);
  },
);
