import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { at, eachTestInItsFolder, makeSite, startAndStop } from './test-sites.ts';

eachTestInItsFolder();

describe('a start that can’t succeed fails with a sentence', () => {
  beforeEach(() => makeSite('one'));
  const damage = (text: string) => {
    const file = at('one', 'vinci.db');
    const bytes = readFileSync(file);
    for (let page = 3; page < bytes.length / 4096; page += 3) bytes.write(text, page * 4096);
    writeFileSync(file, bytes);
  };

  test('when the database is damaged, with the backup to restore', async () => {
    const backup = at('one', 'backups', 'vinci-2026-01-01T00-00-00.tar.gz');
    mkdirSync(path.dirname(backup));
    writeFileSync(backup, '');
    damage('no page of a database');
    const sentence = `npm run site -- restore ${backup}`;
    await expect(startAndStop('one')).rejects.toThrow(sentence);
    await expect(startAndStop('one')).rejects.toThrow(/^The database .*vinci\.db is damaged/);
  });

  test('when the database file isn’t a database', async () => {
    writeFileSync(at('one', 'vinci.db'), 'halo dunia '.repeat(100));
    await expect(startAndStop('one')).rejects.toThrow(
      /^The database .*vinci\.db is damaged, or not a database/,
    );
  });

  test('when a folder is a file', async () => {
    writeFileSync(at('file'), '');
    const refused = startAndStop('one', { BACKUP_DIR: at('file') });
    await expect(refused).rejects.toThrow(`${at('file')} is a file, not a folder. Set BACKUP_DIR`);
    await expect(startAndStop('one', { UPLOADS_DIR: at('file') })).rejects.toThrow('Set UPLOADS_DIR');
    const inFile = { DATABASE_URL: `file:${at('file', 'vinci.db')}` };
    await expect(startAndStop('one', inFile)).rejects.toThrow(/folder of the database, .*DATABASE_URL/);
  });
});

test('a killed restore leaves nothing after the next start, and no second link to the database', async () => {
  await makeSite('one');
  mkdirSync(at('one', 'uploads', '.restore-abc', 'uploads'), { recursive: true });
  writeFileSync(at('one', '.restored.db'), 'half of it');
  for (const name of ['before-restore-1', 'before-restore-2']) mkdirSync(at('one', name));
  linkSync(at('one', 'vinci.db'), at('one', 'before-restore-1', 'vinci.db'));
  writeFileSync(at('one', 'before-restore-2', 'vinci.db'), 'as it was before');
  await startAndStop('one');
  const there = readdirSync(at('one')).filter((name) => /restore/.test(name));
  expect(there).toEqual(['before-restore-2']);
  expect(readdirSync(at('one', 'uploads'))).not.toContain('.restore-abc');
  expect(statSync(at('one', 'vinci.db')).nlink).toBe(1);
});
