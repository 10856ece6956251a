import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { readEnv } from '#server/env.ts';
import { createContext } from '#server/request/create-context.ts';
import { callerOf } from '#server/router.ts';
import type { Services } from '#server/services.ts';
import { closeServices, openServices } from '#server/start/open-services.ts';
import { openTestSite } from '#tests/test-site.ts';

// A site from before the content core, created at commit d5efd03: starter content, 1,000 more posts, renamed posts and
// offers, a hidden banner, a draft with a picture in its text. Its search index was emptied to save space.
const fixture = 'tests/fixtures/site-before-content-core.db.br';

let folder: string;
let before: Database;
let services: Services;
let api: ReturnType<typeof callerOf>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-carried-over-'));
  const bytes = brotliDecompressSync(readFileSync(fixture));
  for (const name of ['before.db', 'vinci.db']) writeFileSync(path.join(folder, name), bytes);
  before = openDatabase(path.join(folder, 'before.db'));
  uploadCatalogs();
  services = await openServices(
    readEnv(
      {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        AUTH_SECRET: 'a secret of the tests',
        DATABASE_URL: `file:${path.join(folder, 'vinci.db')}`,
        UPLOADS_DIR: path.join(folder, 'uploads'),
      },
      true,
    ),
  );
  const user = { id: 'nobody', name: 'Sari', email: 'sari@vinci.example', role: 'administrator' } as const;
  api = callerOf(createContext(services, { user, sessionId: null, address: '', requestId: 'test' }));
});
afterAll(async () => {
  before.$client.close();
  closeServices(services);
  await rm(folder, { recursive: true });
});

// Two more catalogs were uploaded, and then somebody went back to the first of them.
function uploadCatalogs() {
  for (const name of ['before.db', 'vinci.db']) {
    const db = openDatabase(path.join(folder, name));
    db.$client.exec(`
      insert into catalogs (file_id, created_at, shown_at) values (2, 2000000000000, 2000000000003);
      insert into catalogs (file_id, created_at, shown_at) values (3, 2000000000002, 2000000000002);
      insert into catalog_downloads (day, count) values ('2026-01-05', 7)`);
    db.$client.close();
  }
}

const old = <Row>(query: string) => before.all<Row>(sql.raw(query));

test('every post is there with its text', async () => {
  const read = (db: Database) =>
    db.all(sql`select id, title, slug, body, status, published_at, version from blog_posts order by id`);
  expect(read(services.db)).toEqual(read(before));
  expect(read(services.db)).toHaveLength(1010);
});

test('former addresses of posts, products and services redirect, however often they changed', async () => {
  for (const slug of ['karton-gelombang', 'alamat-kedua']) {
    expect(await api.blog.read({ slug })).toMatchObject({ movedTo: 'alamat-ketiga' });
  }
  const [product] = old<{ slug: string }>('select slug from home_packaging_former_slugs');
  const [service] = old<{ slug: string }>('select slug from home_service_former_slugs');
  expect(await api.packaging.getBySlug({ slug: product?.slug ?? '' })).toEqual({ movedTo: 'kotak-baru' });
  expect(await api.service.getBySlug({ slug: service?.slug ?? '' })).toEqual({ movedTo: 'layanan-baru' });
});

test('products and services keep their order, status, pictures and texts', async () => {
  for (const [kind, table] of [
    ['packaging', 'home_packaging'],
    ['service', 'home_services'],
  ] as const) {
    const columns = 'slug, name, summary, status, version';
    const rows = old(`select ${columns} from ${table} order by position, id`);
    const all = await api[kind].getAll();
    expect(
      all.map(({ slug, name, summary, status, version }) => ({ slug, name, summary, status, version })),
    ).toEqual(rows);
  }
  const page = await api.packaging.getBySlug({ slug: 'kotak-baru' });
  if ('movedTo' in page) throw new Error('It did not move.');
  const further = old<{ file_id: number }>(
    'select file_id from home_packaging_pictures where owner_id = 1 order by position',
  );
  expect(page.pictures.map(({ id }) => id)).toEqual(further.map((row) => row.file_id));
  expect(Object.keys(page.textPictures)).toHaveLength(1);
});

test('products name their minimum and lead time as before, now in fields of their own', async () => {
  const rows = old<{ slug: string; specification: string }>('select slug, specification from home_packaging');
  const specifications = new Map(rows.map((row) => [row.slug, JSON.parse(row.specification)]));
  for (const { slug, minimum, leadTime, specification } of await api.packaging.getPage()) {
    const before: { label: string; value: string }[] = specifications.get(slug);
    const answer = (label: RegExp) => before.find((row) => label.test(row.label))?.value ?? '';
    expect([minimum, leadTime]).toEqual([answer(/^Minimum/), answer(/^Waktu/)]);
    expect(specification).toEqual(before.filter(({ label }) => !/^(Minimum|Waktu)/.test(label)));
  }
});

test('a hidden banner stays hidden', async () => {
  const rows = old<{ title: string; active: number }>(
    'select title, active from home_banners order by position',
  );
  const states = (await api.banner.getAll()).map(({ title, status }) => ({
    title,
    active: Number(status === 'published'),
  }));
  expect(states).toEqual(rows);
  expect(rows.some(({ active }) => !active)).toBe(true);
});

test('every file that was used still is, and can’t be deleted', async () => {
  const used = old<{ id: number }>(`
    select cover_id as id from blog_posts where cover_id is not null union select file_id from blog_pictures
    union select file_id from gallery_pictures union select file_id from home_banners
    union select file_id from home_clients union select file_id from home_packaging
    union select file_id from home_services union select file_id from home_packaging_pictures
    union select file_id from home_service_pictures union select file_id from home_packaging_text_pictures
    union select file_id from home_service_text_pictures union select file_id from catalogs where shown_at = (select max(shown_at) from catalogs)
    union select file_id from footer_links where file_id is not null order by id`);
  for (const { id } of used) {
    expect((await api.file.get({ id })).uses.length, `file ${id}`).toBeGreaterThan(0);
  }
  const [draft] = old<{ file_id: number }>(
    "select file_id from blog_pictures join blog_posts on id = post_id where slug = 'konsep-dengan-gambar'",
  );
  const { uses } = await api.file.get({ id: draft?.file_id ?? 0 });
  expect(uses.map(({ title }) => title)).toContain('Konsep dengan gambar');
  expect(services.db.select().from(files).where(eq(files.id, 1)).get()).toBeDefined();
});

test('the words around the content stay English, and the form is off until an administrator turns it on', async () => {
  const file = path.join(folder, 'form.db');
  writeFileSync(file, brotliDecompressSync(readFileSync(fixture)));
  const site = await openTestSite({ file });
  const read = async (address: string) => (await fetch(site.address + address)).text();
  expect(await read('/rss.xml')).toContain('<language>en</language>');
  const form = async () => ({
    sitemap: (await Promise.all([1, 2].map((page) => read(`/sitemap.xml?page=${page}`))))
      .join()
      .includes('/contact<'),
    answer: (await fetch(`${site.address}/contact`, { method: 'POST', body: new URLSearchParams() })).status,
    offered: (await site.administrator.site.getSummary()).areas.flatMap(({ needsAttention }) =>
      needsAttention.filter(({ title }) => title === 'The request form').map(({ route }) => route),
    ),
  });
  const route = '/only-us/requests/settings';
  expect(await form()).toEqual({ sitemap: false, answer: 405, offered: [route] });
  await expect(site.guest.request.getForm()).rejects.toThrow('There is no form at present.');
  const { months, recipients, version } = await site.administrator.requestSettings.get();
  await site.administrator.requestSettings.update({ months, recipients, version, formOn: true });
  expect(await form()).toEqual({ sitemap: true, answer: 422, offered: [] });
  expect((await site.guest.request.getForm()).products).not.toEqual([]);
  await site.close();
});

test('visitors find posts, services and products as before', async () => {
  const labels = async (query: string) =>
    (await api.search.getPage({ query })).groups.map(({ label }) => label);
  expect(await labels('gudang')).toEqual(
    expect.arrayContaining(['Blogs', 'Services and packaging', 'Gallery']),
  );
});

test('the catalog that visitors saw is published, with those before and after it in its history', async () => {
  const [starter] = old<{ file_id: number }>('select file_id from catalogs order by id');
  const all = await api.catalog.getAll();
  expect(all).toMatchObject([
    {
      ...{ title: 'Catalog', slug: 'catalog', status: 'published', fileId: 2, wasPublic: true },
      ...{ download: '/catalog/vinci-catalog.png', downloads: { total: 7, ofFile: 0 } },
    },
  ]);
  const id = all[0]?.id ?? 0;
  const versions = await api.content.getVersions({ type: 'catalog', id });
  const values = await Promise.all(
    versions.map(
      async (version) =>
        (await api.content.getVersion({ type: 'catalog', id, versionId: version.id })).values,
    ),
  );
  expect(values.map(({ fileId }) => fileId)).toEqual([2, 3, 2, starter?.file_id]);
  expect(values[0]).toEqual({
    title: 'Catalog',
    slug: 'catalog',
    language: 'none',
    fileId: 2,
    status: 'published',
  });
  expect((await api.catalog.getBySlug({ slug: 'catalog' })).catalog).toMatchObject({ id, fileId: 2 });
  expect(JSON.stringify(await api.search.getPage({ query: 'catalog' }))).toContain(
    '"url":"/catalog/catalog"',
  );
});
