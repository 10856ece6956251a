import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { SourceEntry } from '../source.ts';
import { namesOf } from '../uploaded-files.ts';
import { wordpress } from './wordpress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shapes-'));
let made = 0;

interface Item {
  id?: number;
  type?: string;
  title?: string;
  link?: string;
  text?: string;
  meta?: Record<string, string>;
  more?: string;
}

function item({ id = 1, type = 'post', title = `Item ${id}`, text = '', more = '', ...given }: Item) {
  const { link = `https://old.example/item-${id}/`, meta = {} } = given;
  const metas = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  );
  return `<item><title><![CDATA[${title}]]></title><link>${link.replaceAll('&', '&amp;')}</link><wp:post_id>${id}</wp:post_id>
    <wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${text}]]></content:encoded>
    ${metas.join('\n')}${more}</item>`;
}

function exported(...items: string[]) {
  const file = path.join(folder, `${++made}.xml`);
  const head = '<wp:base_blog_url>https://old.example</wp:base_blog_url><language>id-ID</language>';
  writeFileSync(file, `<rss><channel><title>Old</title>${head}${items.join('\n')}</channel></rss>`);
  return [file];
}

async function entriesOf(...items: string[]) {
  const files = exported(...items);
  const overview = await wordpress.readOverview(files);
  const entries: SourceEntry[] = [];
  for await (const entry of wordpress.entries(files, overview)) entries.push(entry);
  return { overview, entries, first: entries[0] as SourceEntry };
}

const menuItem = (id: number, parent: number, label: string, meta: Record<string, string>) =>
  item({
    ...{ id, type: 'nav_menu_item', title: label },
    meta: Object.fromEntries(
      Object.entries({ menu_item_parent: String(parent), ...meta }).map(([name, value]) => [
        `_menu_item_${name}`,
        value,
      ]),
    ),
    more: `<wp:menu_order>${id}</wp:menu_order><category domain="nav_menu" nicename="main">Main</category>`,
  });

const shown = (nodes: RichTextNode[]): string[] =>
  nodes.flatMap(({ type, text, attrs, content = [] }) => {
    const { asked, text: label, id, old } = attrs ?? {};
    const about = [
      asked,
      label,
      id,
      Array.isArray(old) ? old.map((each) => each.id) : (old as { id?: number })?.id,
    ];
    return [`${type} ${text ?? about.filter(Boolean).join(' ')}`.trim(), ...shown(content)];
  });

test('categories and tags are those that items name, where an export lists none', async () => {
  const { overview, first } = await entriesOf(
    item({
      more: '<category>News</category><category domain="category" nicename="news"><![CDATA[News]]></category><category domain="tag" nicename="box">Box</category>',
    }),
    item({ id: 2, more: '<category>Kabar &amp; cerita</category>' }),
  );
  expect(first.terms.map(({ taxonomy, slug }) => `${taxonomy} ${slug}`)).toEqual([
    'category news',
    'post_tag box',
  ]);
  expect(overview.terms.map(({ slug }) => slug)).toEqual(['news', 'box', 'kabar-cerita']);
});

test.each([
  [
    '<wp:post_date>2020-02-03 04:05:06</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>',
    '',
    '2020-02-03T04',
  ],
  [
    '<wp:post_date>0000-00-00 00:00:00</wp:post_date><wp:post_modified>2021-01-01 00:00:00</wp:post_modified>',
    '',
    '2021-01-01T00',
  ],
  ['<pubDate>Tue, 04 Feb 2020 04:05:06 +0700</pubDate>', '', '2020-02-03T21'],
  [
    '<pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate>',
    'https://old.example/2018/07/title/',
    '2018-07-01T00',
  ],
])('the date is that of %s', async (more, link, date) => {
  const { first } = await entriesOf(item({ more, ...(link && { link }) }));
  expect(first.createdAt.toISOString().slice(0, 13)).toBe(date);
  expect(first.notes.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/^(No date, so the date of the last change is used|The date has no time zone)/),
  );
});

test('languages are those of their plugin, of their address, or of their words', async () => {
  const english =
    'The box is for you and with that, the paper is from our mill. This is the way to the mill.';
  const { overview, entries } = await entriesOf(
    item({ id: 1, text: english, meta: { _icl_lang_duplicate_of: '2', _wpml_import_language_code: 'id' } }),
    item({ id: 2, link: 'https://old.example/item/?lang=en' }),
    item({ id: 3, text: english }),
    item({ id: 4, text: '[:zh]三[:en]Three[:id]Tiga[:]', title: '[:zh]三[:en]Three[:id]Tiga[:]' }),
    item({ id: 5, type: 'attachment', title: '<!--:en-->Box<!--:--><!--:id-->Kotak<!--:-->' }),
  );
  expect(entries.map(({ id, language, title }) => `${id} ${language} ${title}`)).toEqual([
    '1 id Item 1',
    '2 en Item 2',
    '3 en Item 3',
    '4 en Three',
    '-4 id Tiga',
  ]);
  expect(entries[1]?.translations).toBe(entries[0]?.translations);
  expect(entries[2]?.notes.map(({ what }) => what)).toContain('Language detected from the text.');
  expect(entries[3]?.notes).toContainEqual({
    ...{ kind: 'left out', what: 'Other languages aren’t supported.', source: 'zh' },
  });
  expect([...overview.files.values()].map(({ title }) => title)).toEqual(['Box']);
});

test('a page of Elementor is what its widgets show, in their order', async () => {
  const widget = (widgetType: string, settings: object, elements: object[] = []) => ({
    ...{ elType: 'widget', widgetType, settings, elements },
  });
  const data = [
    {
      elType: 'container',
      elements: [
        widget('heading', { title: 'Boxes' }),
        widget('image', { image: { id: 7, url: 'https://old.example/wp-content/uploads/a.jpg' } }),
        { elType: 'container', elements: [widget('button', { text: 'Order', link: { url: '/order/' } })] },
        widget('image-gallery', {
          wp_gallery: [
            { id: 7, url: 'x.jpg' },
            { id: 8, url: 'y.jpg' },
          ],
        }),
        widget('icon-list', { icon_list: [{ text: 'Strong' }, { text: 'Light' }] }),
        widget('video', { youtube_url: 'https://youtu.be/aqz-KE-bpKQ' }),
        widget('nested-accordion', { items: [{ item_title: 'When?' }] }, [
          { elType: 'container', elements: [widget('text-editor', { editor: '<p>Soon.</p>' })] },
        ]),
        widget('testimonial', { testimonial_content: 'Good.', testimonial_name: 'Ani' }),
        widget('acme-map', { zoom: 3 }),
      ],
    },
  ];
  const meta = { _elementor_edit_mode: 'builder', _elementor_data: JSON.stringify(data) };
  const { first } = await entriesOf(item({ type: 'page', text: 'Boxes', meta }));
  expect(shown(first.text.blocks)).toEqual([
    ...['heading', 'text Boxes', 'picture 7', 'button Order', 'gallery 7,8', 'bulletList'],
    ...['listItem', 'paragraph', 'text Strong', 'listItem', 'paragraph', 'text Light'],
    ...['video aqz-KE-bpKQ', 'questions', 'question When?', 'paragraph', 'text Soon.'],
    ...['paragraph', 'text Good.', 'paragraph', 'text Ani'],
  ]);
  expect(first.notes.map(({ what }) => what)).toContain('The Elementor widget acme-map is left out.');
});

test('footnotes are a list where the block for them is', async () => {
  const text =
    '<!-- wp:paragraph --><p>Told<sup data-fn="a"><a href="#a">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
  const { first } = await entriesOf(
    item({ text, meta: { footnotes: '[{"content":"By <em>us</em>","id":"a"}]' } }),
  );
  expect(shown(first.text.blocks)).toContain('text By');
});

test('menus are in the order and on the levels that visitors see', async () => {
  const { overview } = await entriesOf(
    item({ id: 1 }),
    menuItem(10, 0, '<i></i> About', { type: 'custom', url: '#' }),
    menuItem(13, 0, 'Last', { type: 'custom', url: 'https://else.example' }),
    menuItem(14, 10, 'One', { type: 'post_type', object_id: '1' }),
    menuItem(15, 14, 'Deeper', { type: 'custom', url: '/x' }),
    menuItem(16, 17, 'Circle', { type: 'custom', url: '/y' }),
    menuItem(17, 16, 'Circle', { type: 'custom', url: '/z' }),
    item({
      ...{ id: 20, type: 'wp_navigation' },
      text: '<!-- wp:navigation-submenu {"label":"Shop","url":"#"} --><!-- wp:navigation-link {"label":"One","type":"post","id":1,"kind":"post-type"} /--><!-- /wp:navigation-submenu --><!-- wp:home-link {"label":"Start"} /-->',
    }),
  );
  expect(overview.menu.map(({ label, level }) => `${label} ${level}`)).toEqual([
    ...['Shop 0', 'One 1', 'Start 0', 'About 0', 'One 1', 'Deeper 2', 'Last 0'],
    ...['Circle 0', 'Circle 1'],
  ]);
});

test('redirects of a plugin are kept, but for those that are off', async () => {
  const rule = (id: number, from: string, more = '') =>
    item({
      ...{ id, type: 'redirect_rule', more },
      meta: { _redirect_rule_from: from, _redirect_rule_to: '/new', _redirect_rule_status_code: '301' },
    });
  const { overview } = await entriesOf(rule(1, '/old'), rule(2, '/off').replace('>publish<', '>draft<'));
  expect(overview.redirects).toEqual([{ from: '/old', to: '/new', code: '301', isRegex: false }]);
});

test('a product has the attributes that its visitors saw', async () => {
  const attribute = (key: string, value: string, visible: number) =>
    `s:${key.length}:"${key}";a:3:{s:4:"name";s:${key.length}:"${key}";s:5:"value";s:${value.length}:"${value}";s:10:"is_visible";i:${visible};}`;
  const { first } = await entriesOf(
    item({
      type: 'product',
      meta: {
        _product_attributes: `a:3:{${attribute('pa_main-material', '', 1)}${attribute('sizes', 'S | M', 1)}${attribute('cost', '9', 0)}}`,
      },
      more: '<category domain="pa_main-material" nicename="kraft">Kraft</category>',
    }),
  );
  expect(first.specification).toEqual([
    { name: 'Main material', value: 'Kraft' },
    { name: 'Sizes', value: 'S, M' },
  ]);
  expect(first.notes).toContainEqual({
    kind: 'left out',
    what: 'A hidden attribute is left out.',
    source: 'Cost: 9',
  });
});

test.each([
  [{ _aioseo_title: '#post_title #separator_sa Boxes', _aioseop_noindex: 'on' }, 'Item 1 – Boxes', true],
  [{ _seopress_titles_title: '%%post_title%% %%sep%% %%sitetitle%%' }, '', false],
  [
    { rank_math_title: 'Boxes of 100% paper', rank_math_robots: 'a:1:{i:0;s:7:"noindex";}' },
    'Boxes of 100% paper',
    true,
  ],
])('%o is a title for search engines', async (meta, title, isHidden) => {
  const { first } = await entriesOf(item({ meta: meta as Record<string, string> }));
  expect(first.seo).toMatchObject({ title, isHidden });
});

test('old addresses lead to lists of categories, and links to former domains to what was there', async () => {
  const term = (slug: string, parent = '') =>
    `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${slug}</wp:cat_name><wp:category_parent>${parent}</wp:category_parent></wp:category>`;
  const { overview } = await entriesOf(
    ...[term('a'), term('b', 'a'), term('c', 'b')],
    item({ id: 1, link: 'https://old.example/a/b/c/title/' }),
    item({ id: 2, link: 'http://www.former.example/archives/2' }),
    item({ id: 3, link: 'https://old.example/index.php/2020/01/third/' }),
  );
  const paths = wordpress.paths(overview);
  expect(paths.get('/a/b/c')).toEqual({ category: 'c' });
  expect(paths.get('/a')).toEqual({ category: 'a' });
  expect(paths.get('/category/a/b/c')).toEqual({ category: 'c' });
  const { link } = wordpress.resolver(overview, {
    ...{ entry: (id) => ({ type: 'blog', id }), file: (id) => id, category: () => 9 },
  });
  expect(
    [
      ...['https://former.example/archives/2/', 'https://former.example/else', '/index.php/2020/01/third/#a'],
      ...['#nothing'],
    ].map((address) => link(address, 1)),
  ).toEqual(['entry:blog/2', 'https://former.example/else', 'entry:blog/3', null]);
});

test('files that texts show are asked for, also where the export lists none', async () => {
  const data = `data:image/png;base64,${'iVBORw0K'.repeat(60)}`;
  const { overview, first } = await entriesOf(
    item({
      text: `<img src="https://cdn.example/wp-content/uploads/Cafe%CC%81-300x200.JPG"><img src="//www.old.example/files/2019/b.png?x=1">
        <img src="${data}"><a href="https://else.example/c.pdf">C</a>`,
    }),
    item({ id: 9, type: 'attachment', meta: { _wp_attached_file: '2020/d.png' } }),
  );
  const { file } = wordpress.resolver(overview, {
    entry: () => null,
    file: (id) => id,
    category: () => null,
  });
  const [listed, ...others] = [...overview.files.values()];
  expect(others.map(({ address }) => address.replace(/\w{16}/, '#'))).toEqual([
    ...['https://cdn.example/wp-content/uploads/Cafe%CC%81.JPG', 'https://www.old.example/files/2019/b.png'],
    '/in-a-text/#.png',
  ]);
  expect(namesOf(others[0] ?? (first.cover as never))).toEqual([
    ...['Cafe\u0301.JPG', 'Caf\u00e9.JPG', 'Cafe\u0301-300x200.JPG', 'Caf\u00e9-300x200.JPG'],
  ]);
  expect(listed && namesOf(listed)).toEqual(['2020/d.png']);
  const pictures = first.text.blocks.filter(({ type }) => type === 'picture');
  expect(pictures.every(({ attrs }) => file(attrs?.old as never) !== null)).toBe(true);
  expect(pictures.length).toBe(3);
});
