import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { files, site as siteTable, users } from '#database/tables.ts';
import { formWith } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { seedOnFirstStart } from './first-start.ts';

const folders = readdirSync('modules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join('modules', name, 'starter/pictures'))
  .filter((folder) => existsSync(folder));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test.each([
  ['pictures', 3_000_000],
  ['drawings', 1_000_000],
])('all starter %s together take at most %d bytes', (kind, most) => {
  const sizes = folders
    .map((folder) => path.join(path.dirname(folder), kind))
    .flatMap((folder) => readdirSync(folder).map((name) => statSync(path.join(folder, name)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

describe.each(folders)('%s', (folder) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const nameOf = (slug: string) => `${slug}.${manifest[slug].type.replace('image/', '')}`;

  test('holds the pictures of its manifest and nothing else', () => {
    const names = Object.keys(manifest).map(nameOf);
    expect(readdirSync(folder).sort()).toEqual(['manifest.json', ...names].sort());
  });

  test.each(Object.keys(manifest))('%s is what its manifest says', async (slug) => {
    const bytes = readFileSync(path.join(folder, nameOf(slug)));
    const { format, width, height } = await sharp(bytes).metadata();
    expect(manifest[slug]).toMatchObject({
      type: `image/${format}`,
      width,
      height,
      bytes: bytes.length,
      sha256: sha256(bytes),
    });
    expect(Object.keys(manifest[slug].alt)).toEqual(['id', 'en']);
    for (const alt of Object.values(manifest[slug].alt)) expect(alt).toMatch(/^.{10,}\.$/);
  });
});

describe('after the first start', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await openTestSite({ variables: { FIRST_ADMIN_PASSWORD: 'Kardus#2026' } });
    site.db.delete(siteTable).run();
    await seedOnFirstStart(site.services);
  });
  afterEach(() => site.close());

  const folder = () => site.services.files.folder;

  test('every starter picture is stored as an upload would be', async () => {
    const rows = site.db.select().from(files).all();
    expect(rows.map(({ filename }) => filename).sort()).toEqual((await site.storedFiles()).sort());
    for (const row of rows) {
      const bytes = readFileSync(path.join(folder(), row.filename));
      const { format, width, height } = await sharp(bytes).metadata();
      expect(row).toMatchObject({ width, height, bytes: bytes.length, keptSha256: sha256(bytes) });
      expect(row).toMatchObject({ type: `image/${format}`, version: 1, uploadedBy: null });
      expect(row.alt).not.toBe('');
    }
  });

  test.runIf(folders.length > 0)(
    'a starter picture that is sent again is recognised, and looks the same',
    async () => {
      const [first] = site.db.select().from(files).all();
      if (!first) throw new Error('There are no starter pictures.');
      const bytes = readFileSync(path.join(folder(), first.filename));
      const sent = await site.client.file.upload(formWith(bytes, 'kiriman.webp', 'image/webp'));
      expect(sent.duplicateOf?.id).toBe(first.id);
      expect([sent.width, sent.height]).toEqual([first.width, first.height]);
      expect(distance(sent.color, first.color)).toBeLessThanOrEqual(6);
    },
  );
});

test.runIf(folders.length > 0)('a first start that fails leaves no row behind', async () => {
  const site = await openTestSite({ variables: { FIRST_ADMIN_PASSWORD: 'Kardus#2026' } });
  site.db.delete(siteTable).run();
  const before = site.db.select().from(users).all().length;
  rmSync(site.services.files.folder, { recursive: true });
  await expect(seedOnFirstStart(site.services)).rejects.toThrow('ENOENT');
  expect(site.db.select().from(files).all()).toEqual([]);
  expect(site.db.select().from(siteTable).all()).toEqual([]);
  expect(site.db.select().from(users).all()).toHaveLength(before);
  site.db.$client.close();
});

/** How far apart two colours (#rrggbb) are in the channel in which they differ most. */
function distance(one: string, other: string) {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels(one).map((value, i) => Math.abs(value - (channels(other)[i] ?? 0))));
}
