import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exported, exportedItem } from '#tests/old-export.ts';
import { photo } from '#tests/pictures.ts';
import { siteForCommands } from '#tests/site-of-commands.ts';

const site = siteForCommands();
let host = 0;

const page = (text: string, more = '', id = 1) => exportedItem(id, text, { type: 'page', more });
const field = (name: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const elementor = (...elements: object[]) =>
  field('_elementor_edit_mode', 'builder') +
  field('_elementor_data', JSON.stringify([{ elType: 'section', elements }]));
const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });

/** Imports items of a site of their own. */
async function imported(items: string[], ...options: string[]) {
  host += 1;
  const name = `old-${host}.example`;
  const text = exported(items, name).replaceAll('old.example', name);
  const file = site.file(`${host}.xml`, text);
  const { said, failure } = await site.run('move-in', file, '--later', ...options);
  const [{ id } = { id: 0 }] = site.rows(`select id from imports where host = '${name}'`);
  const rows = site.rows(`select * from import_items where import_id = ${id} order by id`);
  return {
    ...{ said, failure, file },
    items: rows.map((row) => ({
      ...{ state: row.state, kind: row.kind, why: row.why, type: row.type, entry: row.entry },
      before: JSON.parse(String(row.before)) as Record<string, number> | null,
      after: JSON.parse(String(row.after)) as Record<string, number> | null,
      notes: JSON.parse(String(row.notes)) as { what: string; source: string }[],
    })),
  };
}

const pageOf = (entry: unknown) => site.rows(`select status, blocks from pages where id = ${entry}`)[0] ?? {};

test.each([
  [
    'attributes of an unknown block',
    page('<!-- wp:tema/hero {"judul":"Siap kirim","teks":"Truk berangkat tiap pagi."} /-->'),
    6,
  ],
  [
    'rows and names of an unknown block',
    page(
      '<!-- wp:acf/faq {"data":{"list":[{"q":"Berapa lama?","answer":"Dua hari"}],"_list":"field_5f1","buttonText":"Tanya"},"align":"wide","className":"is-style-dark mode"} /-->',
    ),
    5,
  ],
  [
    'an unknown widget, and lists within it',
    page(
      '',
      elementor(
        widget('heading', { title: 'Kami', header_size: 'h2' }),
        widget('flip-box', { title_text_a: 'Depan saja', description_text_b: 'isi belakang' }),
        widget('acme-steps', {
          steps: [{ step_heading: 'Pesan dulu', icon: 'fas fa-truck' }],
          title_color: '#ffffff',
          typography_font_family: 'Plus Jakarta Sans',
        }),
      ),
    ),
    7,
  ],
  [
    'attributes of Divi',
    page(
      '[et_pb_section][et_pb_acme headline="Kardus kuat" summary="Tahan hujan deras" module_class="big box"][/et_pb_acme][/et_pb_section]',
    ),
    5,
  ],
  [
    'attributes of WPBakery',
    page(
      '[vc_row css=".vc_custom_1{margin: 0 !important;}"][vc_acme lead="Dari pabrik sendiri" el_class="a b"][/vc_row]',
    ),
    3,
  ],
])('words in %s arrive, and settings don’t', async (_name, item, words) => {
  const { items } = await imported([item]);
  expect(items).toMatchObject([{ before: { words }, after: { words } }]);
  const stored = pageOf(items[0]?.entry);
  expect(stored.status).toBe('published');
  expect(String(stored.blocks)).not.toMatch(/fff|fa-truck|Jakarta|is-style|big box|field_5f1|margin/);
});

test.each([
  ['field of its own', 'teks_utama', '<p>Teks dari bidang sendiri yang dibaca.</p>'],
  ['row of a field', 'rows_0_isi', 'Kami mengirim ke seluruh pulau'],
  [
    'serialised field',
    'panel',
    'a:1:{i:0;a:2:{s:4:"text";s:33:"Kami mengirim ke seluruh pulau sekarang";s:5:"style";s:4:"dark";}}',
  ],
  [
    'field of an unknown builder',
    '_acme_builder_data',
    '{"rows":[{"type":"text","content":"<h2>Kami mengirim<\\/h2><p>ke seluruh pulau<\\/p>"}]}',
  ],
  [
    'packed field',
    'mfn-page-items',
    Buffer.from('a:1:{s:7:"content";s:30:"Kami mengirim ke seluruh pulau";}').toString('base64'),
  ],
])('a page whose words are in a %s is a draft, and lists them', async (_name, name, value) => {
  const { items, said } = await imported([
    page('<p>Isi saja.</p>', field(name, value) + field(`_${name}`, 'field_5f1')),
  ]);
  const [item] = items;
  expect(item?.why).toBe('Less than half of its words could be imported, so it’s a draft.');
  expect(pageOf(item?.entry).status).toBe('draft');
  expect(item?.before?.words).toBeGreaterThanOrEqual(7);
  expect(item?.after?.words).toBe(2);
  expect(JSON.stringify(item?.notes)).toMatch(/Words of \{place\} are missing.*(Teks dari|Kami mengirim)/);
  expect(said.indexOf('Not as in the old site')).toBeLessThan(said.indexOf('In the export'));
});

const promo = '[promo]Beli dua gratis satu sampai akhir bulan ini[/promo]';
const fields = ['Nama lengkap Anda', 'Alamat surel kantor Anda', 'Pesan untuk kami'].map((field_label) => ({
  field_label,
}));

test.each([
  [
    'a form of a builder',
    page(
      '',
      elementor(widget('heading', { title: 'Hubungi kami' }), widget('form', { form_fields: fields })),
    ),
    'published',
  ],
  [
    'a form of HTML',
    page(
      '<p>Hubungi kami</p><form><select><option>Kardus gelombang tebal</option><option>Palet kayu</option></select></form>',
    ),
    'published',
  ],
  ['a form alone', page('', elementor(widget('form', { form_fields: fields }))), 'draft'],
  ['a shortcode that the owner leaves out', page(`<p>Harga baru.</p>${promo}`), 'published'],
  ['nothing but such a shortcode', page(promo), 'draft'],
  [
    'such a shortcode and lost words',
    page(`<p>Harga baru.</p>${promo}`, field('isi', 'Teks dari bidang sendiri yang dibaca')),
    'draft',
  ],
])('words of %s are listed, and leave a page as it was', async (_name, item, status) => {
  const { items } = await imported([item], '--shortcodes', 'promo=none');
  expect(pageOf(items[0]?.entry).status).toBe(status);
  expect(items[0]?.before?.words).toBeGreaterThan(2 * (items[0]?.after?.words ?? 0));
  expect(JSON.stringify(items[0]?.notes)).toMatch(/Nama lengkap Anda|Palet kayu|Beli dua gratis satu/);
});

test('nothing is put in the place of a page without a text', async () => {
  const { items } = await imported([
    page('', '', 1),
    page('[woocommerce_checkout]', '', 2),
    exportedItem(3, 'Words'),
  ]);
  expect(items.map(({ entry, kind }) => (kind === 'page' ? pageOf(entry) : null))).toEqual([
    { status: 'published', blocks: '[]' },
    { status: 'draft', blocks: '[]' },
    null,
  ]);
});

test('pictures, links, videos and files of the source are counted one by one', async () => {
  const { items } = await imported([
    exportedItem(
      1,
      `<p>See <a href="https://else.example/a">there</a> <a href="/gone/">gone</a> <a href="/wp-content/uploads/list.pdf">List</a></p>
       <img src="/wp-content/uploads/a-300x200.jpg"><noscript><img src="/wp-content/uploads/a.jpg"></noscript>
       <img src="data:image/svg+xml,x" data-lazy-src="/wp-content/uploads/b.jpg">
       <iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>`,
    ),
    exportedItem(2, 'Acara besar di gudang', { type: 'event' }),
  ]);
  const counts = { words: 4, pictures: 2, links: 2, videos: 1, files: 1 };
  expect(items.find(({ kind }) => kind === 'post')).toMatchObject({
    before: counts,
    after: { words: 4, pictures: 0, links: 1, videos: 1, files: 0 },
  });
  expect(items.find(({ kind }) => kind === 'event')).toMatchObject({
    before: { words: 4 },
    after: { words: 0 },
  });
});

const post = (id: number, title: string, text: string) =>
  `<item><title>${title}</title><link>https://cut.example/${id}/?a=1&b=2</link><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded>${text}</content:encoded></item>`;
const start = '<rss><channel><title>A & B</title><wp:base_blog_url>https://cut.example</wp:base_blog_url>';
const posts = () => site.rows("select title, body from blog_posts where title like 'Cut%' order by title");

test('what isn’t escaped is read as browsers read it, and said', async () => {
  const xml = `${start}${post(1, 'Cut 1 < 2 & <b>3</b>', '<p>R&D &copy; <a href="/x?a=1&b=2">here</a></p>')}${post(2, 'Cut 2', '<![CDATA[<p>a & b</p>]]>').replace('</item>', '')}${post(3, 'Cut 3', 'end')}</channel></rss>`;
  const { said, failure } = await site.run('move-in', site.file('signs.xml', xml), '--later');
  expect(failure).toBe('');
  expect(said).toContain('Line 1 of signs.xml isn’t valid XML.');
  expect(posts().map(({ title }) => title)).toEqual(['Cut 1 < 2 & 3', 'Cut 2', 'Cut 3']);
  expect(String(posts()[0]?.body)).toContain('R&D © ');
});

test.each([
  ['an export', 'cut.xml', (xml: string) => xml],
  ['a packed export', 'cut.xml.gz', (xml: string) => gzipSync(xml + 'x'.repeat(5000)).subarray(0, -20)],
])(
  '%s that is cut off is refused, and imported as far as it can be read with --anyway',
  async (_name, name, packed) => {
    const file = site.file(
      name,
      packed(`${start}${post(1, 'Cut 1', 'One')}${post(9, 'Cut 9', '<![CDATA[<p>Only the beg')}`),
    );
    const looked = await site.run('move-in', file, '--dry-run');
    expect(looked.said).toContain('Can’t be read');
    expect(looked.failure).toContain('Not everything in the export can be read');
    const before = posts();
    expect((await site.run('move-in', file)).failure).toContain('choose to import what can be read');
    expect(posts()).toEqual(before);
    const anyway = await site.run('move-in', file, '--anyway');
    expect(anyway.failure).toContain('Not everything in the export can be read');
    expect(anyway.said).toContain('Redirects from the old site are off');
    expect(
      site.rows("select state, why from import_items where kind = 'export' and state = 'failed'"),
    ).toMatchObject([{ why: expect.stringContaining(name) }]);
  },
);

test.each([
  ['a dump', '<?xml version="1.0"?><dump><table><column>Satu</column></table></dump>'],
  ['a sitemap', '<?xml version="1.0"?><urlset><url><loc>https://old.example/</loc></url></urlset>'],
  [
    'a feed of another kind',
    '<?xml version="1.0"?><!-- <rss> --><feed><entry><title>Satu</title></entry></feed>',
  ],
])('%s is no export', async (_name, xml) => {
  const { failure } = await site.run('move-in', site.file('other.xml', xml), '--anyway');
  expect(failure).toContain('This isn’t a WordPress export');
});

test('a dry run has the numbers of the import, and changes nothing', async () => {
  const uploads = path.join(site.folder, 'old/uploads/2020');
  const files = { 'old/uploads/2020/a.jpg': await photo(), 'old/uploads/2020/b.jpg': 'no picture' };
  for (const [name, content] of Object.entries(files)) site.file(name, content);
  const upload = (id: number, name: string) =>
    exportedItem(id, '', {
      type: 'attachment',
      more: `<wp:attachment_url>https://same.example/wp-content/uploads/2020/${name}</wp:attachment_url>`,
    });
  const xml = exported(
    [
      ...['a.jpg', 'b.jpg', 'c.jpg', 'd.mp3'].map((name, index) => upload(10 + index, name)),
      exportedItem(
        1,
        '<p>One <a href="/item-2/">two</a> <a href="/x/">gone</a></p><img src="/wp-content/uploads/2020/a.jpg"><img src="/wp-content/uploads/2020/b.jpg">',
      ),
      exportedItem(2, 'Twin').replaceAll('item-2', 'item-1'),
      page('<!-- wp:a/b {"c":"Some words here"} /-->', '', 3),
    ],
    'same.example',
  );
  const words = [site.file('same.xml', xml), '--files', path.dirname(uploads)];
  const before = stateOf(site.folder);
  const looked = await site.run('move-in', ...words, '--dry-run');
  expect(stateOf(site.folder)).toEqual(before);
  const run = await site.run('move-in', ...words, '--later');
  const sums = (said: string) =>
    [...said.matchAll(/^ +(\w+)(?: → [\w ]+)?: (\d+ = \d+ \+ \d+(?: \+ \d+)?)/gm)].map(
      ([, kind, sum]) => `${kind} ${sum}`,
    );
  expect(sums(looked.said)).toEqual(sums(run.said));
  expect(sums(run.said)).toContain('attachment 4 = 1 + 1 + 2');
});

/** Each file in a folder with its bytes. */
function stateOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => {
    const file = path.join(folder, name);
    return statSync(file).isFile()
      ? `${name} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`
      : name;
  });
}

test('a text longer than a page or post may have is divided, or its end is listed', async () => {
  const long = '<p>Jadwal kapal berangkat setiap Selasa dan Jumat.</p>'.repeat(3000);
  const { items } = await imported([page(long, '', 1), exportedItem(2, long)]);
  const [one, other] = items;
  expect(one).toMatchObject({ state: 'moved', before: { words: 21_000 }, after: { words: 21_000 } });
  expect(other?.state).toBe('moved');
  expect(other?.after?.words).toBeGreaterThan(10_000);
  expect(other?.after?.words).toBeLessThan(21_000);
  expect(other?.notes.map(({ what }) => what)).toContain(
    'The text is longer than it can be here, so the rest is left out.',
  );
});

test.each([
  [
    '<a href="mailto:a@b.example?subject=Minta penawaran kardus&amp;body=Halo semua">x</a>',
    'subject=Minta%20penawaran%20kardus&body=Halo%20semua',
  ],
  [
    '<pre><span>satu</span>\n<span>dua</span>\n<b>tiga</b>\nempat</pre>',
    '"satu"},{"type":"hardBreak"},{"type":"text","text":"dua"},{"type":"hardBreak"}',
  ],
  [
    '<!-- wp:block {"ref":50,"content":{"Judul":{"content":"Judul <em>lain</em>"},"Tombol":{"text":"Pesan","url":"https://else.example/p"}}} /-->',
    '"text":"Pesan","href":"https://else.example/p"',
  ],
])('%s', async (text, stored) => {
  const synced = `<!-- wp:heading {"metadata":{"name":"Judul"}} --><h2 class="wp-block-heading">Judul bawaan</h2><!-- /wp:heading --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"metadata":{"name":"Tombol"}} --><div class="wp-block-button"><a class="wp-block-button__link" href="/bawaan">Bawaan</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;
  const { items } = await imported([exportedItem(1, text), exportedItem(50, synced, { type: 'wp_block' })]);
  const [row] = site.rows(`select body from blog_posts where id = ${items[0]?.entry}`);
  expect(JSON.stringify(JSON.parse(String(row?.body)).content)).toContain(stored);
  expect(String(row?.body)).not.toContain('awaan');
});
