import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { imports } from '../tables.ts';
import { removeUploads } from './remove-uploads.ts';
import { uploadedFolder } from './uploads.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const day = 86_400_000;

test('what was uploaded for a finished move goes after 30 days; what is still to move stays, and so do places on the server', async () => {
  const { files, now } = site.services;
  const onServer = { kind: 'files' as const, name: '/srv/uploads', at: '/srv/uploads', bytes: 0 };
  const uploaded = { kind: 'export' as const, name: 'export.xml', at: null, bytes: 5 };
  const add = (id: number, state: 'done' | 'reviewed' | null, days: number) => {
    const folder = uploadedFolder(files.folder, id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'export.xml'), '<rss>');
    const at = new Date(now().getTime() - days * day);
    utimesSync(folder, at, at);
    const row = { id, host: `${id}.example`, title: '', startedAt: at, uploads: [uploaded, onServer] };
    if (state)
      site.db
        .insert(imports)
        .values({ ...row, state })
        .run();
  };
  add(1, 'done', 31);
  add(2, 'done', 29);
  add(3, 'reviewed', 31);
  add(4, null, 31);
  await removeUploads.run(site.services);
  const isThere = (id: number) => existsSync(uploadedFolder(files.folder, id));
  expect([1, 2, 3, 4].filter(isThere)).toEqual([2, 3]);
  expect(
    site.db
      .select()
      .from(imports)
      .all()
      .map(({ uploads }) => uploads.map(({ name }) => name)),
  ).toEqual([['/srv/uploads'], ['export.xml', '/srv/uploads'], ['export.xml', '/srv/uploads']]);
});
