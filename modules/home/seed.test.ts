import { beforeEach, expect, test } from 'vitest';
import { starterPictures } from '#database/seed/starter-pictures.ts';
import { valuesOf } from '#lib/content-type.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { offerContent } from './offers/type.ts';
import { seed } from './seed.ts';

const site = siteOfEachTest();
beforeEach(async () => {
  seed({ ...site.services, addPicture: starterPictures(site.services, 'home') });
});

test('every product and service of a new site has two additional pictures that nothing else shows', async () => {
  const shown: string[] = [];
  for (const kind of ['packaging', 'service'] as const) {
    const api = site.guest[kind];
    for (const { slug } of await api.getPage()) {
      const page = await api.getBySlug({ slug });
      if (!('offer' in page) || !page.offer) throw new Error(`${slug} has no page.`);
      expect(page.pictures, slug).toHaveLength(2);
      shown.push(page.offer.picture?.filename ?? '', ...page.pictures.map(({ filename }) => filename));
    }
  }
  expect(shown).toHaveLength(14 * 3);
  expect(new Set(shown).size).toBe(shown.length);
});

test('what only the company knows is a first step until its samples are published or deleted', async () => {
  const isDone = async () => {
    const { firstSteps } = await site.administrator.site.getSummary();
    return firstSteps.find(({ title }) => title === 'Certificates')?.done;
  };
  expect(await site.guest.homeCertificate.getAll().catch(() => [])).toEqual([]);
  const [ispm, iso] = await site.administrator.homeCertificate.getAll();
  expect(await isDone()).toBe(false);
  await site.administrator.homeCertificate.publish({ id: ispm?.id ?? 0 });
  expect(await isDone()).toBe(false);
  await site.administrator.homeCertificate.delete({ id: iso?.id ?? 0 });
  expect(await isDone()).toBe(true);
});

test('a sample is no first product until a person publishes it', async () => {
  const isDone = async () => {
    const { firstSteps } = await site.administrator.site.getSummary();
    return firstSteps.find(({ title }) => title === 'First product')?.done;
  };
  expect(await isDone()).toBe(false);
  const one = { id: (await site.administrator.packaging.getAll())[0]?.id ?? 0 };
  await site.administrator.packaging.unpublish(one);
  expect(await isDone()).toBe(false);
  await site.administrator.packaging.publish(one);
  expect(await isDone()).toBe(true);
  await site.administrator.packaging.delete(one);
  expect(await isDone()).toBe(false);
});

test('a product shows drawings until it has a photograph, and five of one are a first step', async () => {
  const { administrator, guest } = site;
  const step = async () => {
    const { firstSteps } = await administrator.site.getSummary();
    return firstSteps.find(({ title }) => title === 'Five photographs');
  };
  const pageOf = (slug: string) => guest.packaging.getBySlug({ slug });
  const [first] = await administrator.packaging.getAll();
  const row = await administrator.packaging.get({ id: first?.id ?? 0 });
  expect(await step()).toMatchObject({ done: false, route: `/only-us/home/packaging/${row.id}/photos` });
  expect(await pageOf(row.slug)).toMatchObject({ isDrawn: true });

  const photos: number[] = [];
  for (const color of ['#111111', '#333333', '#555555', '#777777', '#999999'])
    photos.push((await administrator.file.upload(formWith(await photo({ color })))).id);
  const save = async (fileId: number, pictures: number[]) => {
    const { version, ...saved } = await administrator.packaging.get({ id: row.id });
    const values = valuesOf(offerContent.packaging, saved);
    await administrator.packaging.update({ ...values, id: row.id, version, fileId, pictures });
  };
  await save(row.fileId ?? 0, photos.slice(0, 4));
  expect(await pageOf(row.slug)).toMatchObject({ isDrawn: false });
  expect(await step()).toMatchObject({ done: false });
  await save(photos[4] ?? 0, photos.slice(0, 4));
  expect(await step()).toMatchObject({ done: true });
  expect(await pageOf('mailer-box')).toMatchObject({ isDrawn: true });
});
