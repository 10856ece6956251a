import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArchive } from '#server/backup/archive.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { openTestSite } from '#tests/test-site.ts';
import { post, sendPicture } from './test-posts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-restored-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a backup has the working copies, the history and the trash, with their pictures', async () => {
  const site = await openTestSite({ file: path.join(folder, 'vinci.db') });
  const coverId = await sendPicture(site);
  const { id } = await site.client.blog.create(post());
  await site.client.blog.update({ ...post({ title: 'Peti' }), id, version: 1 });
  await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    version: 2,
    revision: 0,
    values: { title: 'Belum terbit' },
  });
  const deleted = await site.client.blog.create(post({ title: 'Dibuang', slug: 'dibuang', coverId }));
  await site.client.blog.delete(deleted);
  const archive = path.join(folder, 'backup.tar.gz');
  await createArchive({ database: path.join(folder, 'vinci.db'), uploads: site.env.UPLOADS_DIR }, archive);
  await site.close();

  const copy = { database: path.join(folder, 'copy/vinci.db'), uploads: path.join(folder, 'copy/uploads') };
  expect(await restoreBackup(archive, copy)).toMatchObject({ pictures: 1, missing: [] });
  const restored = await openTestSite({ file: copy.database });
  const { blog, content } = restored.client;
  expect((await content.getCopy({ type: 'blog', id }))?.values).toMatchObject({ title: 'Belum terbit' });
  expect((await content.getVersions({ type: 'blog', id })).map(({ title }) => title)).toEqual([
    'Belum terbit',
    'Peti',
    'Palet untuk ekspor',
  ]);
  await content.restore({ type: 'blog', ...deleted });
  expect(await blog.get(deleted)).toMatchObject({ title: 'Dibuang', cover: { alt: '' } });
  await restored.close();
});
