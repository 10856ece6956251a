import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AddressDeleted } from '../errors/refused.ts';
import { entryAt, nothingAt } from './addresses.ts';
import { addresses } from './tables.ts';
import { type ContentSite, openContentSite, refused, typesWithPage } from './test-entries.ts';

let site: ContentSite;
let made = 0;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

describe.each(typesWithPage)('the address of an entry: %s', (_name, type) => {
  const sari = () => site.of(type);
  const pathOf = (slug: unknown) => String(type.address?.({ slug }));
  /** The entry that visitors get to from a former address. */
  const leadsTo = (slug: string) => {
    const known = entryAt(site.db, type, pathOf(slug));
    return known?.state === 'former' ? known.entry : undefined;
  };
  const isDeleted = (slug: string) => nothingAt(site.db, type, pathOf(slug)).cause instanceof AddressDeleted;
  /** Slugs that no other test uses. */
  const words = () => {
    made += 1;
    return ['satu', 'dua', 'tiga'].map((word) => `${word}-${made}`) as [string, string, string];
  };

  test('is written in small letters, and belongs to one entry alone', async () => {
    const [slug, other] = words();
    await sari().add({ slug });
    const id = await sari().add({ slug: other });
    const taken = refused('CONFLICT', 'Data already exists.');
    await expect(sari().create(await sari().values({ slug }))).rejects.toEqual(taken);
    await expect(sari().save(id, { slug })).rejects.toEqual(taken);
    expect(sari().row(id)).toMatchObject({ slug: other, version: 1 });
    for (const wrong of ['', 'Palet', 'palet kayu', '-palet', 'a/b', '../x', 'palet?', 'palet.png'])
      await expect(sari().add({ slug: wrong }), wrong).rejects.toEqual(refused('BAD_REQUEST'));
  });

  test('of an entry of another type is refused', async () => {
    const [slug] = words();
    const holder = { path: pathOf(slug), type: 'other', entry: 1, state: 'current' } as const;
    site.db.insert(addresses).values(holder).run();
    await expect(sari().add({ slug })).rejects.toEqual(refused('CONFLICT', 'Data already exists.'));
  });

  test('redirects when it changes, however often, and even if it changes back', async () => {
    const [one, two, three] = words();
    const id = await sari().add({ slug: one });
    await sari().save(id, { slug: two });
    await sari().save(id, { slug: three });
    expect([leadsTo(one), leadsTo(two), leadsTo(three)]).toEqual([id, id, undefined]);
    await sari().save(id, { slug: one });
    expect([leadsTo(one), leadsTo(two)]).toEqual([undefined, id]);
  });

  test('taken over by another entry belongs to that one', async () => {
    const [one, two] = words();
    const id = await sari().add({ slug: one });
    await sari().save(id, { slug: two });
    const other = await sari().add({ slug: one });
    expect(leadsTo(one)).toBeUndefined();
    await sari().save(other, { slug: `${one}-lagi` });
    expect(leadsTo(one)).toBe(other);
  });

  test('that was never public doesn’t redirect', async () => {
    const [one, two] = words();
    const id = await sari().add({ slug: one, status: 'draft' });
    await sari().save(id, { slug: two });
    expect(leadsTo(one)).toBeUndefined();
  });

  test('of a deleted entry says so, and answers again when that is restored', async () => {
    const [one, two, three] = words();
    const id = await sari().add({ slug: one });
    await sari().save(id, { slug: two });
    await sari().delete({ id });
    for (const slug of [one, two]) {
      expect(isDeleted(slug)).toBe(true);
      expect(nothingAt(site.db, type, pathOf(slug)).message).toBe(`This ${type.noun} no longer exists.`);
    }
    await sari().content.restore({ id });
    expect([leadsTo(one), leadsTo(two), isDeleted(two)]).toEqual([id, undefined, false]);
    const draft = await sari().add({ slug: three, status: 'draft' });
    await sari().delete({ id: draft });
    expect(isDeleted(three)).toBe(false);
  });

  test('is given to what is typed into a draft only if nobody has or had it', async () => {
    const [former, current] = words();
    const id = await sari().add({ slug: former });
    await sari().save(id, { slug: current });
    const typed = async (slug: string) => sari().values({ slug, status: 'draft' });
    const of = { key: `alamatbaru${made}` };
    const first = await sari().content.keepCopy({
      of,
      values: await typed(current),
      version: 0,
      revision: 0,
    });
    expect(first).toMatchObject({ version: 1, instead: { slug: `${current}-2` } });
    const { id: draft = 0 } = first;
    expect(await sari().type(draft, { slug: former })).toMatchObject({ instead: { slug: `${current}-2` } });
    // What was typed is in its copy, until somebody decides.
    expect(await sari().copy(draft)).toMatchObject({ values: { slug: former } });
    expect(leadsTo(former)).toBe(id);
    expect(await sari().type(draft, { slug: `${former}-lain` })).toMatchObject({ revision: 0, instead: {} });
    expect(sari().row(draft).slug).toBe(`${former}-lain`);
  });
});
