import { expect, test } from '@playwright/test';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';

const site = ownSite();

const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Bahan' }] };
const text = { type: 'doc', content: [heading, heading] };
const block = (id: string, kind: string, values: object) => ({ id, kind, hidden: false, values });

test('a page with the same heading and the same pictures twice has each id once, and its chat names it', async () => {
  const Cookie = await signIn(site.url, site);
  const pictures = { title: 'Gudang', typeId: null, count: 4 };
  const blocks = [
    ...['textone1', 'texttwo2'].map((id) => block(id, 'pages.text', { text })),
    ...['gallery1', 'gallery2'].map((id) => block(id, 'gallery.pictures', pictures)),
  ];
  const page = { title: 'Peti ekspor', slug: 'peti-ekspor', summary: '', coverId: null, blocks };
  const headers = { Cookie, Origin: site.url, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ json: { ...page, status: 'published' } });
  const answer = await fetch(`${site.url}/api/trpc/page.create`, { method: 'POST', headers, body });
  expect(answer.status, await answer.text()).toBe(200);

  const html = await (await fetch(`${site.url}/peti-ekspor`)).text();
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.filter((id) => id.startsWith('text-'))).toHaveLength(4);
  expect(ids.filter((id) => id.startsWith('card-'))).toHaveLength(8);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  const [, chat = ''] = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(html) ?? [];
  expect(new URL(chat).searchParams.get('text')).toBe('Halo Vinci, saya ingin tanya tentang Peti ekspor.');
});

test('the headings of a long page are listed on its right', async ({ page }) => {
  await page.goto(`${site.url}/kebijakan-privasi`);
  const contents = page.getByRole('navigation', { name: 'Isi halaman' });
  const [list, text] = [await contents.boundingBox(), await page.locator('.rich-text').boundingBox()];
  expect(list?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await contents.getByRole('link', { name: 'Hak Anda' }).click();
  await expect(page.getByRole('heading', { name: 'Hak Anda' })).toBeInViewport();
});
