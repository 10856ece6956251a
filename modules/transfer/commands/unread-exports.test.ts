import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteForCommands } from '#tests/site-of-commands.ts';

const site = siteForCommands();

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
    const reviewed = await site.run('move-in', file, '--dry-run');
    expect(reviewed.said).toContain('Can’t be read');
    expect(reviewed.failure).toContain('Not everything in the export can be read');
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
