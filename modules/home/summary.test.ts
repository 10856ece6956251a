import { expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const titles = ['Banner', 'Packaging', 'Service', 'Client'];

async function cards(person: 'client' | 'administrator') {
  const { areas } = await site[person].site.getSummary();
  return areas.filter(({ title }) => titles.includes(title));
}

test('the dashboard shows what the home page still needs', async () => {
  const wanted = (await cards('administrator')).flatMap(({ needsAttention }) => needsAttention);
  expect(wanted.map(({ title, why }) => `${title} ${why}`)).toEqual([
    'The home page has no published banner',
    'Packaging has nothing published yet',
    'Service has nothing published yet',
    'The home page names no clients yet',
  ]);
});

test('the dashboard links to drafts', async () => {
  const form = formWith(await photo());
  form.set('alt', 'Kotak');
  const { id: fileId } = await site.administrator.file.upload(form);
  const text = { type: 'doc' as const, content: [{ type: 'paragraph' }] };
  const fields = { summary: 'Kuat.', fileId, text, specification: [], pictures: [] };
  const { create } = site.administrator.packaging;
  await create({ ...fields, name: 'Kotak', slug: 'kotak', status: 'published' });
  const { id } = await create({ ...fields, name: 'Peti', slug: 'peti', status: 'draft' });
  const [, packaging] = await cards('administrator');
  expect(packaging?.needsAttention).toEqual([
    { title: 'Peti', route: `/only-us/home/packaging/${id}`, why: 'is a draft' },
  ]);
});

test('a client’s dashboard shows nothing of the home area', async () => {
  expect(await cards('client')).toEqual([]);
});
