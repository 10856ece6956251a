import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Right } from '#lib/rights.ts';
import { openContentSite } from './test-entries.ts';
import { noteType } from './test-note.ts';

let site: Awaited<ReturnType<typeof openContentSite>>;

beforeAll(async () => {
  site = await openContentSite();
});

afterAll(() => site.close());

const forbidden = { code: 'FORBIDDEN' };

/** The notes as Budi works with them, with a right. */
function notesOf(right: Right | null) {
  Object.assign(site.people.budi, { right });
  return site.of(noteType, 'budi');
}

test('a writer writes drafts and types into what is public, and publishes nothing', async () => {
  const live = await site.of(noteType).add();
  const writer = notesOf('writer');
  const values = await writer.values();
  const { id } = await writer.create({ ...values, status: 'draft' });
  await writer.save(id, { author: 'Budi' });
  await expect(writer.create(await writer.values())).rejects.toMatchObject({
    ...forbidden,
    message: expect.stringContaining('but not publish'),
  });
  await expect(writer.save(id, { status: 'published' })).rejects.toMatchObject(forbidden);
  await expect(writer.save(live, { author: 'Budi' })).rejects.toMatchObject(forbidden);
  await expect(writer.publish({ id })).rejects.toMatchObject(forbidden);
  await expect(writer.unpublish({ id: live })).rejects.toMatchObject(forbidden);
  await expect(writer.delete({ id: live })).rejects.toMatchObject(forbidden);
  const at = new Date('2026-09-01T00:00:00Z');
  await expect(writer.content.schedule({ id, action: 'publish', at })).rejects.toMatchObject(forbidden);
  const typed = { ...(await writer.values()), author: 'Budi' };
  await writer.content.keepCopy({ of: { id: live }, values: typed, version: 1, revision: 0 });
  expect(writer.row(live)).toMatchObject({ status: 'published', version: 1 });
  expect(await writer.copy(live)).toMatchObject({ values: { author: 'Budi' } });
  await writer.delete({ id });
  await writer.content.restore({ id });
});

test('what is scheduled is not changed by somebody who can’t publish', async () => {
  const sari = site.of(noteType);
  const id = await sari.add({ status: 'draft' });
  await sari.content.schedule({ id, action: 'publish', at: new Date('2026-09-01T00:00:00Z') });
  const typed = { ...(await sari.values()), author: 'Budi' };
  const values = { of: { id }, values: typed, version: sari.row(id).version, revision: 0 };
  await expect(notesOf('writer').content.keepCopy(values)).rejects.toMatchObject({
    ...forbidden,
    message: expect.stringContaining('scheduled to go live'),
  });
});

test('what many entries have refused is said for each, and the rest is done', async () => {
  const live = await site.of(noteType).add();
  const draft = await site.of(noteType).add({ status: 'draft' });
  const { done, failed } = await notesOf('writer').content.changeMany({
    action: 'delete',
    ids: [live, draft],
  });
  expect(done).toEqual([draft]);
  expect(failed).toMatchObject([{ id: live, message: expect.stringContaining('but not publish') }]);
});

test('what was public is not restored from the trash by somebody who can’t publish', async () => {
  const live = await site.of(noteType).add();
  await site.of(noteType).delete({ id: live });
  await expect(notesOf('writer').content.restore({ id: live })).rejects.toMatchObject(forbidden);
});

test('a translator publishes translations and changes no original', async () => {
  const live = await site.of(noteType).add();
  const translator = notesOf('translator');
  const { id } = (await translator.content.beginTranslation({ id: live, language: 'en' })) as { id: number };
  const typed = { ...(await translator.values()), author: 'Budi' };
  await expect(
    translator.content.keepCopy({ of: { id: live }, values: typed, version: 1, revision: 0 }),
  ).rejects.toMatchObject(forbidden);
  await expect(translator.unpublish({ id: live })).rejects.toMatchObject(forbidden);
  await expect(translator.save(live, { author: 'Budi' })).rejects.toMatchObject(forbidden);
  await expect(translator.content.getEntry({ id: live })).resolves.toMatchObject({ id: live });
  expect(id).toBeGreaterThan(0);
});

test('sales sees no content', async () => {
  const live = await site.of(noteType).add();
  const sales = notesOf('sales');
  await expect(sales.content.getEntry({ id: live })).rejects.toMatchObject(forbidden);
  await expect(sales.get({ id: live })).rejects.toMatchObject(forbidden);
});
