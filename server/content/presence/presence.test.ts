import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ContentSite, openContentSite, publishableTypes, types } from '../test-entries.ts';
import { noteType } from '../test-note.ts';

const nobody = { people: [], otherTab: false };
const [sari, dewi] = [
  { name: 'Sari', portrait: null },
  { name: 'Dewi', portrait: null },
];

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());
// Long enough for everybody to be gone.
beforeEach(() => site.letPass(24 * 60 * 60_000));

describe.each(types)('the form of an entry: %s', (_name, type) => {
  const open = (by: 'sari' | 'dewi', id: number, { tab = `tabof${by}`, hidden = false } = {}) =>
    site.of(type, by).content.enterForm({ id, tab, hidden });

  test('shows two people each other’s names until one of them leaves', async () => {
    expect(await open('sari', 1)).toMatchObject(nobody);
    expect(await open('dewi', 1)).toMatchObject({ people: [sari], otherTab: false });
    expect(await open('sari', 1)).toMatchObject({ people: [dewi], otherTab: false });
    expect(await open('dewi', 2)).toMatchObject(nobody);
    const leave = (by: 'sari' | 'dewi') => site.of(type, by).content.leaveForm({ id: 1, tab: 'tabofdewi' });
    // Nobody removes somebody else’s.
    await leave('sari');
    expect(await open('sari', 1)).toMatchObject({ people: [dewi], otherTab: false });
    await leave('dewi');
    expect(await open('sari', 1)).toMatchObject(nobody);
  });

  test('is not that of an entry of another type with the same id', async () => {
    await open('dewi', 1);
    const [, other = noteType] = types.find(([name]) => name !== type.name) ?? [];
    if (other === type) return;
    const elsewhere = await site.of(other).content.enterForm({ id: 1, tab: 'tabofsari', hidden: false });
    expect(elsewhere).toMatchObject(nobody);
  });
});

describe.each(types)('the form of an entry hears within one report: %s', (_name, type) => {
  const [sari, dewis] = [() => site.of(type), () => site.of(type, 'dewi')];
  const report = (id: number, since?: Date, by: 'sari' | 'dewi' = 'sari') =>
    site.of(type, by).content.enterForm({ id, tab: `tabof${by}`, hidden: false, since });
  const state = async (id: number) => (await report(id)).state;

  test('which version and which working copy the server has', async () => {
    const id = await sari().add();
    const first = await state(id);
    expect(first).toMatchObject({ version: 1, revision: 0 });
    const { revision } = await dewis().type(id, dewis().title('Kata Dewi'));
    expect(await state(id)).toEqual({ ...first, revision });
    await dewis().save(id, dewis().title('Kata Dewi'), revision);
    expect(await state(id)).toEqual({ ...first, version: 2, revision: 0 });
  });

  test('who published, discarded, restored or deleted it since, and nothing of one’s own or of before', async () => {
    const id = await sari().add();
    await dewis().save(id, dewis().title('Sebelum dibuka'));
    const { now, deeds } = await report(id);
    expect(deeds).toEqual([]);
    site.letPass(1000);
    await sari().save(id, sari().title('Kata sendiri'));
    expect((await report(id, now)).deeds).toEqual([]);
    await dewis().save(id, dewis().title('Dari Dewi'));
    const published = await report(id, now);
    expect(published.deeds).toEqual([{ what: 'updated', name: 'Dewi' }]);
    site.letPass(1000);
    await sari().type(id, sari().title('Diketik'));
    await dewis().content.discardCopy({ of: { id } });
    expect((await report(id, published.now)).deeds).toEqual([{ what: 'discarded', name: 'Dewi' }]);
    site.letPass(1000);
    await dewis().delete({ id });
    const gone = await report(id, site.now());
    expect(gone.state).toBeNull();
    expect((await report(id, published.now)).deeds[0]).toEqual({ what: 'deleted', name: 'Dewi' });
  });

  test('that a colleague chose other words instead of one’s own, also after an absence, until one saves again', async () => {
    const id = await sari().add();
    await sari().type(id, sari().title('Kata Sari'));
    const before = (await report(id)).now;
    site.letPass(1000);
    const { revision } = (await dewis().copy(id)) ?? {};
    await dewis().content.keepCopy({
      ...{ of: { id }, version: 1, revision, overrules: true },
      values: dewis().title('Kata Dewi'),
    } as never);
    const told = [{ what: 'overruled', name: 'Dewi' }];
    expect((await report(id, before)).deeds).toEqual(told);
    site.letPass(24 * 60 * 60_000);
    expect((await report(id)).deeds).toEqual(told);
    expect((await report(id, before, 'dewi')).deeds).toEqual([]);
    expect(await sari().content.getActivity({ id })).toContainEqual(
      expect.objectContaining({ what: 'overruled', name: 'Dewi', detail: 'Sari' }),
    );
    await sari().type(id, sari().title('Kata Sari lagi'));
    expect((await report(id)).deeds).toEqual([]);
  });
});

describe.each(publishableTypes)('the form of a draft hears within one report: %s', (_name, type) => {
  test('that it was asked for, returned, scheduled, published and unpublished', async () => {
    const [sari, dewi] = [site.of(type), site.of(type, 'dewi')];
    const { id } = await sari.create(await sari.values({ status: 'draft' }));
    const start = site.now();
    const known = new Set<string>();
    const isNew = async () => {
      const { state } = await sari.content.enterForm({ id, tab: 'tabofsari', hidden: false });
      const now = JSON.stringify(state);
      expect(known).not.toContain(now);
      known.add(now);
    };
    await isNew();
    site.letPass(1000);
    await sari.content.askForPublication({ id, note: '' });
    await isNew();
    await dewi.content.returnRequest({ id, note: 'Judul lain?' });
    await isNew();
    const at = new Date(site.now().getTime() + 60_000);
    await dewi.content.schedule({ id, action: 'publish', at });
    await isNew();
    await dewi.publish({ id });
    await isNew();
    await dewi.unpublish({ id });
    await isNew();
    const { deeds } = await sari.content.enterForm({ id, tab: 'tabofsari', hidden: false, since: start });
    expect(deeds.map(({ what }) => what)).toEqual(['unpublished', 'published', 'scheduled']);
  });
});

describe('an open form', () => {
  const open = (by: 'sari' | 'dewi', id: number, { tab = `tabof${by}`, hidden = false } = {}) =>
    site.of(noteType, by).content.enterForm({ id, tab, hidden });

  test('in a second tab of the same person isn’t another person', async () => {
    await open('dewi', 1);
    expect(await open('dewi', 1, { tab: 'secondtab' })).toMatchObject({ people: [], otherTab: true });
    expect(await open('sari', 1)).toMatchObject({ people: [dewi], otherTab: false });
  });

  test('that stops reporting is gone after 40 seconds, in a background tab later', async () => {
    await open('dewi', 1);
    site.letPass(39_000);
    expect(await open('sari', 1)).toMatchObject({ people: [dewi] });
    site.letPass(1000);
    expect(await open('sari', 1, { hidden: true })).toMatchObject(nobody);
    site.letPass(100_000);
    expect(await open('dewi', 1)).toMatchObject({ people: [sari] });
  });

  test('takes no more memory with thousands of others than with a thousand', async () => {
    await open('sari', 1);
    for (let form = 2; form < 1200; form += 1) await open('dewi', form);
    expect(await open('dewi', 1)).toMatchObject(nobody);
    expect(await open('sari', 1100)).toMatchObject({ people: [dewi] });
  });
});
