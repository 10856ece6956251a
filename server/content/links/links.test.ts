import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentSite, openContentSite, typesWithPage } from '../test-entries.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

describe.each(typesWithPage)('a link by id: %s', (name, type) => {
  const sari = () => site.of(type);
  const find = async (query: string, by: 'client' | 'administrator' = 'administrator') =>
    (await site[by].link.find({ query })).map(({ href, path, state }) => [href, path, state]);
  const describeOne = async (href: string, by: 'client' | 'administrator' = 'administrator') =>
    (await site[by].link.describe({ hrefs: [href] }))[href];
  const pathOf = (slug: string) => String(type.address?.({ slug }));

  test('is found by title and by address, whatever its address becomes', async () => {
    const slug = `kertas-${name.toLowerCase()}`;
    const id = await sari().add({ ...sari().title(`Kertas ${name}`), slug });
    const href = `entry:${name}/${id}`;
    const found = [[href, pathOf(slug), 'public']];
    expect(await find(`kertas ${name}`)).toEqual(found);
    expect(await find(`${pathOf(slug)}/`)).toEqual(found);
    expect(await find(`${pathOf(slug)}#ukuran`)).toEqual([
      [`${href}#ukuran`, `${pathOf(slug)}#ukuran`, 'public'],
    ]);
    await sari().save(id, { slug: `${slug}-baru` });
    expect(await describeOne(href)).toMatchObject({ path: pathOf(`${slug}-baru`), state: 'public' });
    // Who remembers the old address finds it by that, too.
    expect(await find(pathOf(slug))).toEqual([[href, pathOf(`${slug}-baru`), 'public']]);
  });

  test('says that it leads to a draft, to the trash or to nothing', async () => {
    const [draft, deleted] = [await sari().add({ status: 'draft' }), await sari().add()];
    await sari().delete({ id: deleted });
    const hrefs = [draft, deleted, 99_999].map((id) => `entry:${name}/${id}`);
    const described = await site.administrator.link.describe({ hrefs });
    expect(hrefs.map((href) => described[href]?.state)).toEqual(['draft', 'trash', 'gone']);
    const about = { type: name, id: null, path: '/lain', files: [], links: hrefs };
    const { hiddenLinks } = await site.administrator.site.checkBeforePublishing(about);
    expect(hiddenLinks.map(({ state }) => state)).toEqual(['draft', 'trash', 'gone']);
  });

  test('shows clients nothing of the drafts of administrators', async () => {
    const words = `Rahasia ${name}`;
    const id = await sari().add({ ...sari().title(words), status: 'draft' });
    const isClients = type.area === 'content';
    expect(await find(words, 'client')).toHaveLength(isClients ? 1 : 0);
    expect(await find(words)).toHaveLength(1);
    const { noun } = type;
    const hidden = { noun, title: '', path: '', state: 'draft' };
    const seen = await describeOne(`entry:${name}/${id}`, 'client');
    if (isClients) expect(seen).toMatchObject({ title: words });
    else expect(seen).toEqual(hidden);
    const palette = async (by: 'client' | 'administrator') =>
      (await site[by].palette.find({ query: words })).map(({ route }) => route);
    const route = type.screen?.(sari().row(id)) ?? type.list;
    expect(await palette('administrator')).toEqual([expect.stringContaining(route)]);
    expect(await palette('client')).toHaveLength(isClients ? 1 : 0);
  });
});

test('a link to a type that no module declares leads nowhere', async () => {
  const href = 'entry:removed/1';
  expect(await site.client.link.describe({ hrefs: [href] })).toMatchObject({ [href]: { state: 'gone' } });
});
