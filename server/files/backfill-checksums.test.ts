import { truncateSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files } from '#database/tables.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { checksum } from './sha256.ts';
import { backfillChecksums } from './stored-files.ts';

const site = siteOfEachTest();

const send = async (color: string) => site.client.file.upload(formWith(await photo({ color })));
const noted = (id: number) => site.db.select().from(files).where(eq(files.id, id)).get()?.keptSha256;

test('checksums are recorded on upload, and added later to older files unless they are damaged', async () => {
  const [whole, short] = [await send('#c08040'), await send('#4080c0')];
  const { folder } = site.services.files;
  const { sha256 } = await checksum(path.join(folder, whole.filename));
  expect(noted(whole.id)).toBe(sha256);

  site.db.update(files).set({ keptSha256: null }).run();
  truncateSync(path.join(folder, short.filename), 10);
  await backfillChecksums(site.db, folder);
  expect([noted(whole.id), noted(short.id)]).toEqual([sha256, null]);
});
