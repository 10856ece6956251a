import { expect, test } from 'vitest';
import { exportedItem } from '#tests/old-export.ts';
import { page, siteWithProof } from './test-proof.ts';

const { site, imported } = siteWithProof();

const field = (name: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const elementor = (...elements: object[]) =>
  field('_elementor_edit_mode', 'builder') +
  field('_elementor_data', JSON.stringify([{ elType: 'section', elements }]));
const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });

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
