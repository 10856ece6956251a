import { type Browser, expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';
import { isPublished, isSaved, openPost, partsOf, paste, publish, text } from './test-form.ts';
import { bar, dialog, insert, upload } from './test-parts.ts';

const site = ownSite();

async function isWholeOnPaper(page: Page) {
  const pdf = new Uint8Array(await page.pdf({ format: 'A4' }));
  const { text: printed } = await extractText(pdf, { mergePages: true });
  for (const words of ['Gudang kami', 'Panduan', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
    expect(printed.replaceAll('−', '-')).toContain(words);
  await page.emulateMedia({ media: 'print' });
  const [wide, around] = [page.locator('figure[data-width=wide]'), page.locator('.rich-text')];
  expect((await wide.boundingBox())?.x).toBe((await around.boundingBox())?.x);
  await page.emulateMedia({ media: 'screen' });
}

test('the address of a video becomes the video, undo gives the link back, and visitors load nothing until they start it', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await page.getByLabel('Title').fill('Semua bagian');
  await text(page).click();
  const words = 'https://youtu.be/dQw4w9WgXcQ';
  await paste(text(page), '', { words });
  expect(await partsOf(page)).toEqual(['video']);
  await page.keyboard.press('Control+z');
  await expect(text(page).getByRole('link', { name: words })).toHaveAttribute('href', words);
  await page.keyboard.press('Control+y');
  expect(await partsOf(page)).toEqual(['video']);

  await insert(page, 'gambar', 'Picture');
  await upload(page, '#c02020');
  await bar(page, 'Picture tools').getByRole('button', { name: 'Wide' }).click();
  await bar(page, 'Picture tools').getByRole('button', { name: 'Focal point' }).click();
  const details = dialog(page, 'Alternative text and focal point');
  await details.getByLabel('Alternative text').fill('Gudang dari atas');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Alt text')).toHaveAttribute('placeholder', 'Gudang dari atas');
  await page.getByLabel('Caption').fill('Gudang kami');
  await text(page).press('ArrowDown');
  await insert(page, 'galeri', 'Gallery');
  const colors = ['#20c020', '#2020c0'];
  const sent = colors.map(async (color) => ({
    name: `${color}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 640, height: 480, color }),
  }));
  const chooser = dialog(page, 'Choose pictures');
  await chooser.getByLabel('Upload pictures').setInputFiles(await Promise.all(sent));
  await chooser.getByRole('button', { name: 'Insert 2 pictures' }).click();
  await text(page).press('ArrowDown');
  await insert(page, 'unduh', 'File to download');
  await upload(page, '#808080', 'file');
  await page.getByLabel('Title', { exact: true }).last().fill('Panduan');
  expect(await partsOf(page)).toEqual(['video', 'picture', 'gallery', 'file']);

  // Copied and pasted, they are all there again.
  await text(page).press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+v');
  expect(await partsOf(page)).toEqual([...Array(2)].flatMap(() => ['video', 'picture', 'gallery', 'file']));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  // The form of the saved post comes in place of the new one's.
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);

  const visitor = await browser.newPage();
  const elsewhere: string[] = [];
  await visitor.route(/^https:/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await publish(page);
  await isPublished(page);
  await visitor.goto(`${site.url}/blogs/semua-bagian`);
  await expect(visitor.locator('figure[data-width=wide] figcaption')).toHaveText('Gudang kami');
  await expect(visitor.locator('.text-gallery img')).toHaveCount(2);
  await opensItsGallery(visitor, browser);
  await expect(visitor.getByRole('link', { name: /^Panduan JPEG, / })).toHaveAttribute(
    'download',
    '#808080.jpg',
  );
  const video = visitor.locator('.text-video a');
  await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(elsewhere).toEqual([]);
  await isWholeOnPaper(visitor);
  await video.click();
  await expect(visitor.frameLocator('.text-video iframe').getByText('Player')).toBeVisible();
  expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
});

/** A gallery's pictures open large; Back closes them, and arrow keys work wherever Tab has led. */
async function opensItsGallery(visitor: Page, browser: Browser) {
  const large = visitor.getByRole('dialog');
  await visitor.getByRole('link', { name: 'Gambar 1 dari 2' }).click();
  await expect(large).toHaveAccessibleName('Gambar 1 dari 2');
  await expect(large.locator('img')).toHaveAttribute('sizes', /100vw/);
  for (let presses = 0; presses < 5; presses += 1) await visitor.keyboard.press('Tab');
  await visitor.evaluate(() => (document.activeElement as HTMLElement).blur());
  await visitor.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('Gambar 2 dari 2');
  const address = visitor.url();
  await visitor.goBack();
  await expect(large).toHaveCount(0);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  await expect(plain.getByRole('dialog', { name: 'Gambar 2 dari 2' })).toBeVisible();
  await plain.close();
}
