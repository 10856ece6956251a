import { expect, test } from 'vitest';
import { exportedItem } from '#tests/old-export.ts';
import { page, siteWithProof } from './test-proof.ts';

const { site, imported } = siteWithProof();

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
