import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite } from '#tests/test-site.ts';
import { sweepOrphans } from './orphans.ts';

test('a fresh clone has the uploads folder', () => {
  expect(existsSync(path.resolve(import.meta.dirname, '../../uploads/.gitkeep'))).toBe(true);
});

test('a start sweeps files without a row, and leaves .gitkeep', async () => {
  const site = await openTestSite();
  try {
    const { folder } = site.services.files;
    const { filename } = await site.client.file.upload(formWith(await photo()));
    for (const name of ['.gitkeep', 'asing.jpg']) writeFileSync(path.join(folder, name), '');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const name of ['.gitkeep', 'asing.jpg']) utimesSync(path.join(folder, name), longAgo, longAgo);
    await sweepOrphans(site.db, folder);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.gitkeep', filename]));
    expect(readdirSync(folder)).not.toContain('asing.jpg');
    expect(readdirSync(path.join(folder, '.swept'))).toEqual(['asing.jpg']);
    expect((await fetch(`${site.address}/api/images/upload/.gitkeep`)).status).toBe(404);
  } finally {
    await site.close();
  }
});

test('a start removes the PNG copies of earlier releases', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-copies-'));
  mkdirSync(path.join(folder, '.png'));
  writeFileSync(path.join(folder, '.png', 'katalog.png'), '');
  const site = await openTestSite({ variables: { UPLOADS_DIR: folder } });
  try {
    expect(existsSync(path.join(folder, '.png'))).toBe(false);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
});
