import { expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const save = (kind: string, values: Record<string, unknown>) =>
  site.administrator.page.create({
    title: 'Uji',
    slug: `uji-${kind.toLowerCase()}-${Math.random().toString(36).slice(2)}`,
    summary: '',
    coverId: null,
    status: 'published',
    blocks: [{ id: 'aaaaaaaa', kind: `pages.${kind}`, hidden: false, values }],
  });
const doc = (...content: object[]) => ({ type: 'doc', content });
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Kardus' }] };
const column = { fileId: null, title: '', text: doc(paragraph) };
const person = { fileId: null, name: 'Budi', role: '', phone: '', email: '' };
const price = { name: 'Karton', note: '', price: 'Rp 1', unit: '' };
const video = { title: '', caption: '', fileId: null };
const quote = { quote: 'Rapi.', name: '', role: '', fileId: null };

test.each<[string, Record<string, unknown>, string]>([
  ['columns', { title: '', columns: [column] }, 'Add a second column.'],
  ['columns', { title: '', columns: [column, column, column, column] }, 'Maximum 3 columns.'],
  [
    'columns',
    { title: '', columns: [column, { ...column, text: doc({ type: 'video' }) }] },
    'can’t be saved',
  ],
  ['table', { title: '', text: doc({ type: 'table', content: [{ type: 'script' }] }) }, 'can’t be saved'],
  ['table', { title: '', text: doc({ type: 'gallery', attrs: { fileIds: [1] } }) }, 'can’t be saved'],
  ['video', { ...video, address: 'javascript:alert(1)' }, 'Paste the address of a video'],
  [
    'video',
    { ...video, address: 'https://evil.example/watch?v=dQw4w9WgXcQ' },
    'Paste the address of a video',
  ],
  ['quote', { ...quote, quote: ' ' }, 'Quote is required.'],
  ['quote', { ...quote, onclick: 'alert(1)' }, 'Unrecognized key'],
  ['quote', { ...quote, fileId: -1 }, ''],
  ['team', { title: '', people: [] }, 'Add at least one person.'],
  ['team', { title: '', people: [{ ...person, email: 'budi' }] }, 'Please enter an email address'],
  ['prices', { title: '', note: '', groups: [{ title: '', items: [] }] }, 'Add at least one price.'],
  [
    'prices',
    { title: '', note: '', groups: [{ title: '', items: [{ ...price, price: '' }] }] },
    'Price is required.',
  ],
])('a %s block with wrong values is refused at its field', async (kind, values, message) => {
  await expect(save(kind, values)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining(message),
  });
});

test('an empty block of any kind stops the publication, unless it shows something of the site', async () => {
  const blocks = await site.administrator.page.getBlocks();
  const went: string[] = [];
  for (const [index, { kind, empty }] of blocks.entries()) {
    const page = { title: kind, slug: `kosong-${index}`, summary: '', coverId: null } as const;
    const placed = [{ id: 'aaaaaaaa', kind, hidden: false, values: { ...empty, title: 'Hanya judul' } }];
    const values = 'title' in empty ? placed : [{ ...placed[0], values: { ...empty } }];
    const draft = site.administrator.page.create({ ...page, status: 'draft', blocks: values as never });
    await expect(draft, kind).resolves.toBeTruthy();
    const slug = `terbit-${index}`;
    const published = site.administrator.page.create({
      ...page,
      slug,
      status: 'published',
      blocks: values as never,
    });
    await published.then(
      () => went.push(kind),
      (error) => expect(error, kind).toMatchObject({ code: 'BAD_REQUEST' }),
    );
  }
  expect(went.sort()).toEqual([
    'blogs.posts',
    'cases.cases',
    'delivery.areas',
    'gallery.pictures',
    'home.clients',
    'home.offers',
    'pages.address',
    'requests.form',
  ]);
});

test('visitors find a page by the words of every block, and its pictures are in use', async () => {
  const { id } = await site.administrator.file.upload(formWith(await photo({ color: '#335577' })));
  const { id: page } = await save('team', {
    title: 'Tim',
    people: [{ ...person, name: 'Wahyudi', fileId: id }],
  });
  const found = JSON.stringify(await site.guest.search.getPage({ query: 'wahyudi' }));
  expect(found).toContain('/uji-team-');
  const { uses } = await site.administrator.file.get({ id });
  expect(JSON.stringify(uses)).toContain(`/only-us/pages/${page}`);
});
