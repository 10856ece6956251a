import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentSite, openContentSite, refused, typesWithPage } from '#server/content/test-entries.ts';
import { statistics } from './statistics.ts';
import { pageVisit } from './test-visitors.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const day = 24 * 60 * 60_000;
const month = 30 * day;

test.each(typesWithPage)(
  'an entry has the views of the last 30 days, also under its former address: %s',
  async (name, type) => {
    const sari = site.of(type);
    const pathOf = (slug: string) => String(type.address?.({ slug }));
    const open = (slug: string) => {
      site.service(statistics).count(pageVisit(pathOf(slug)));
      site.service(statistics).write();
    };
    const id = await sari.add({ slug: 'satu-lihat' });
    open('satu-lihat');
    site.letPass(month);
    open('satu-lihat');
    await sari.save(id, { slug: 'dua-lihat' });
    open('dua-lihat');
    const facts = await site.administrator.content.getFacts({ type: name });
    expect(facts).toMatchObject([{ label: 'Views', counts: { [id]: 2 } }]);
    const { tables } = await site.administrator.statistics.get({ period: 7 });
    const label = expect.stringContaining(sari.titleOf(id));
    expect(tables.page.rows).toContainEqual(expect.objectContaining({ name: pathOf('dua-lihat'), label }));
  },
);

test('there are no views to show in the first week, and as long as nobody opened a page', async () => {
  const fresh = await openContentSite();
  const [name = '', type] = typesWithPage[0] ?? [];
  if (!type) throw new Error('No type has pages');
  const sari = fresh.of(type);
  const facts = () => fresh.administrator.content.getFacts({ type: name });
  const open = () => {
    fresh.service(statistics).count(pageVisit(String(type.address?.({ slug: 'tiga-lihat' }))));
    fresh.service(statistics).write();
  };
  const id = await sari.add({ slug: 'tiga-lihat' });
  expect(await facts()).toEqual([]);
  open();
  expect(await facts()).toEqual([]);
  fresh.letPass(7 * day);
  expect(await facts()).toMatchObject([{ counts: { [id]: 1 } }]);
  fresh.letPass(2 * month);
  expect(await facts()).toEqual([]);
  fresh.close();
});

test('who may not read statistics gets no views, and a type must be known', async () => {
  const [type = ''] = typesWithPage.find(([, { area }]) => area === 'content') ?? [];
  expect(await site.client.content.getFacts({ type })).toEqual([]);
  await expect(site.administrator.content.getFacts({ type: 'unknown' })).rejects.toEqual(
    refused('BAD_REQUEST'),
  );
});
