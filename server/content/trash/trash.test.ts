import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenOf } from '#server/module/entry-type.ts';
import { turnsDuring } from '#tests/turns.ts';
import { isPublishable } from '../../module/entry-type.ts';
import { isPublic } from '../addresses.ts';
import {
  type ContentSite,
  openContentSite,
  publishableTypes,
  refused,
  types,
  typesWithFiles,
  typesWithPage,
  withFile,
} from '../test-entries.ts';
import { noteType } from '../test-note.ts';
import { emptyTrash } from './trash.ts';

const day = 86_400_000;

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

describe.each(types)('the trash: %s', (_name, type) => {
  const sari = () => site.of(type);

  test('has a deleted entry with who deleted it, and gives it back as it was', async () => {
    const { add, delete: remove, content, row, save, title, titleOf, versions } = sari();
    const id = await add();
    await save(id, title(`Diubah ${titleOf(id)}`));
    const { version, updatedAt, ...before } = row(id);
    await remove({ id });
    const at = site.now();
    expect((await content.getTrash())[0]).toEqual({
      ...{ id, title: type.title(before as never), by: 'Sari', at },
      until: new Date(at.getTime() + 30 * day),
    });
    expect(await content.restore({ id })).toEqual({
      route: screenOf(type as never, before as never),
      isPublic: !isPublishable(type) || isPublic(type, before as never, at),
      address: type.address?.(before as never) ?? null,
      ...{ hasNewAddress: false, other: null, unready: null },
    });
    expect(row(id)).toMatchObject({ ...before, version: 3 });
    expect((await content.getTrash()).map((each) => each.id)).not.toContain(id);
    expect(await versions(id)).toHaveLength(2);
  });

  test('makes an entry that is in it answer that it no longer exists', async () => {
    const { add, delete: remove, get, update, publish, unpublish, reorder, content, values } = sari();
    const id = await add();
    await remove({ id });
    const gone = refused('NOT_FOUND', 'no longer exists');
    await expect(get({ id })).rejects.toEqual(gone);
    await expect(update({ ...(await values()), id, version: 1 })).rejects.toEqual(gone);
    await expect(remove({ id })).rejects.toEqual(gone);
    await expect(content.getEntry({ id })).rejects.toEqual(gone);
    if ('position' in type.table) await expect(reorder({ id, before: null })).rejects.toEqual(gone);
    if (!isPublishable(type)) return;
    await expect(publish({ id })).rejects.toEqual(gone);
    await expect(unpublish({ id })).rejects.toEqual(gone);
  });

  test('is emptied by administrators, one entry at a time, and of what is 30 days old', async () => {
    const { add, delete: remove, type: typeIn, title, content } = sari();
    site.db.$client.exec('delete from entry_trash');
    const [one, two] = [await add(), await add()];
    for (const id of [one, two]) {
      await typeIn(id, title(`Diketik ${id}`));
      await remove({ id });
    }
    const budi = site.of(type, 'budi').content;
    await expect(budi.deletePermanently({ id: one })).rejects.toEqual(refused('FORBIDDEN'));
    await content.deletePermanently({ id: one });
    await expect(content.restore({ id: one })).rejects.toEqual(refused('NOT_FOUND'));
    site.letPass(29 * day);
    await emptyTrash.run(site.services);
    expect(await content.getTrash()).toMatchObject([{ id: two }]);
    site.letPass(2 * day);
    await emptyTrash.run(site.services);
    expect(await content.getTrash()).toEqual([]);
    for (const id of [one, two]) {
      for (const table of ['entry_versions', 'entry_copies', 'entry_files', 'entry_trash'])
        expect(site.count(table, type, id), table).toBe(0);
    }
  });
});

test.each(typesWithFiles)(
  'the files of what is in the trash stay until it leaves that: %s',
  async (_name, type) => {
    const sari = site.of(type);
    const { administrator } = site;
    const [file, typed] = [await site.sendPicture('#123456'), await site.sendPicture('#654321')];
    const values = withFile(type, await sari.values(), file, site.fileId);
    const id = await sari.add(values);
    await sari.type(id, withFile(type, values, typed, file));
    const title = sari.titleOf(id);
    await sari.delete({ id });
    for (const each of [file, typed]) {
      expect((await administrator.file.get({ id: each })).uses).toEqual([
        { title: `${title} (in the trash)`, route: `${type.list}?trash` },
      ]);
      const refusal = administrator.file.delete({ id: each });
      await expect(refusal).rejects.toThrow('Delete that permanently first, or restore it');
    }
    await sari.content.deletePermanently({ id });
    for (const each of [file, typed]) await administrator.file.delete({ id: each });
  },
);

test.each(typesWithPage)(
  'what comes back gets the next address when another has its own: %s',
  async (_name, type) => {
    const sari = site.of(type);
    const id = await sari.add({ slug: 'kembali' });
    await sari.delete({ id });
    const other = await sari.add({ slug: 'kembali' });
    const address = type.address?.({ ...sari.row(id === other ? id : other), slug: 'kembali-2' });
    expect(await sari.content.restore({ id })).toMatchObject({
      isPublic: true,
      address,
      hasNewAddress: true,
    });
    expect(sari.row(id).slug).toBe('kembali-2');
    expect(sari.row(other).slug).toBe('kembali');
  },
);

test.each(publishableTypes)(
  'what visitors couldn’t be shown any more comes back as a draft: %s',
  async (_name, type) => {
    const sari = site.of(type);
    const id = await sari.add();
    // From before the rules were what they are.
    site.setRow(type, id, sari.title(' '));
    await sari.delete({ id });
    expect(await sari.content.restore({ id })).toMatchObject({
      isPublic: false,
      unready: expect.stringContaining('is required.'),
    });
    expect(sari.row(id)).toMatchObject({ status: 'draft' });
  },
);

test('the trash of a removed module stays', async () => {
  const notes = site.of(noteType);
  const id = await notes.add();
  await notes.delete({ id });
  site.db.$client.exec("update entry_trash set type = 'faq', deleted_at = 0 where type = 'note'");
  await emptyTrash.run(site.services);
  const types = site.db.$client.prepare("select type from entry_trash where type = 'faq'").pluck();
  expect(types.all()).toEqual(['faq']);
});

test('everybody else has turns while hundreds of entries are deleted for good', async () => {
  const notes = site.of(noteType);
  site.db.$client.exec('delete from entry_trash');
  const id = await notes.add();
  await notes.delete({ id });
  const columns = (site.db.$client.pragma('table_info(entry_trash)') as { name: string }[]).map(
    ({ name }) => name,
  );
  const copied = columns.filter((name) => name !== 'id').map((name) => (name === 'entry' ? 'n' : name));
  site.db.$client.exec(`with recursive numbers (n) as (select 1000 union all select n + 1 from numbers where n < 1500)
    insert into entry_trash (${columns.filter((name) => name !== 'id')}) select ${copied} from numbers join entry_trash`);
  site.letPass(31 * day);
  expect(await turnsDuring(async () => emptyTrash.run(site.services))).toBeGreaterThan(3);
  expect(site.db.$client.prepare('select count(*) from entry_trash').pluck().get()).toBe(0);
});
