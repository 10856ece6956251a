import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { exported, exportedItem } from '#tests/old-export.ts';
import { siteToMoveIn } from './test-move-in.ts';

const to = siteToMoveIn();
const { upload, call, ask, current, atRest, row } = to;

test('the front page leads home, and each line of the report opens its place, in the reader’s words', async ({
  page,
}) => {
  const text = exported([
    exportedItem(1, '<p>Boxes for everyone.</p><p>Prices follow below.</p>[tablepress id=3 /]<p>Bye</p>'),
    exportedItem(2, '<p>Our team.</p><p>See <a href="/none/">peta lama</a> for more.</p>', {
      type: 'page',
    }),
    exportedItem(3, '<p>Hello</p><img src="https://pictures.example/box.jpg">', { type: 'page' }),
    exportedItem(4, 'Cheap', { more: '<wp:post_password>secret</wp:post_password>' }),
    exportedItem(5, 'Odd', { type: 'event' }),
    exportedItem(6, '', {
      type: 'attachment',
      more: '<wp:attachment_url>https://old.example/wp-content/uploads/sound.mp3</wp:attachment_url>',
    }),
    exportedItem(1, 'Once more'),
  ]);
  await upload(text);
  const { id } = await current();
  const choices = { types: {}, categories: {}, authors: {}, shortcodes: {}, language: 'en' };
  await call('choose', { id, choices: { ...choices, frontPage: 'item-3', otherHosts: true } });
  await call('run', { id });
  expect(await atRest()).toMatchObject({ state: 'done', failure: '' });
  await call('switch', { id });
  for (const path of ['/item-3/', '/?page_id=3', '/?p=3'])
    expect((await fetch(to.site.url + path, { redirect: 'manual' })).headers.get('location'), path).toBe('/');
  // Nobody may be made to ask addresses inside, or to wait for hosts that aren't there.
  expect((await ask('getLines', { id, show: 'failed' })).rows).toMatchObject([
    { title: 'box.jpg', why: expect.stringContaining('The old site didn’t respond (') },
  ]);

  row("update users set language = 'id'");
  await signIn(page, to.site);
  await page.goto(`${to.site.url}/only-us/global-setting/move-in`);
  await isReady(page);
  const main = page.getByRole('main');
  const open = async (line: string, words: string) => {
    await page.goto(`${to.site.url}/only-us/global-setting/move-in`);
    await isReady(page);
    await main
      .getByRole('navigation', { name: 'Laporan' })
      .getByRole('button', { name: /^Semua/ })
      .click();
    const shown = main.getByRole('row', { name: line });
    await shown.getByText('1 perbedaan').click();
    await shown.getByRole('link', { name: words }).click();
  };
  const selected = () => page.evaluate(() => String(getSelection()));
  await open('Item 1', 'Kode pendek tablepress tidak dibawa.');
  await expect.poll(selected).toBe('Prices follow below.');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await open('Item 2', 'Sebuah tautan tidak punya tujuan.');
  await expect.poll(selected).toBe('See peta lama');

  const report = await page.request.get(`${to.site.url}/api/move-in/${id}/report.csv`);
  const said = await report.text();
  expect(said).toContain('Statusnya dulu dilindungi kata sandi, jadi diimpor sebagai draf.');
  expect(said).not.toMatch(/\b(is|was|isn’t|doesn’t|the|it|left|moved|failed|before|address)\b/i);
});
