import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { signIn } from '#tests/back-office.ts';
import { photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { isSaved, openPost, partsOf, paste, publish, text } from './test-form.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const menu = (page: Page) => page.getByRole('listbox', { name: 'Insert' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const bar = (page: Page, name: string) => page.getByRole('toolbar', { name });

/** Types a slash with some words, and takes the first of what they find. */
async function insert(page: Page, words: string, found: string) {
  await page.keyboard.type(`/${words}`);
  await expect(menu(page).getByRole('option').first()).toHaveText(found);
  await page.keyboard.press('Enter');
}

async function upload(page: Page, color: string, what: 'picture' | 'file' = 'picture') {
  const picker = dialog(page, `Choose a ${what}`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    picker.getByRole('button', { name: `Upload a ${what}` }).click(),
  ]);
  await chooser.setFiles({ name: `${color}.jpg`, mimeType: 'image/jpeg', buffer: await photo({ color }) });
  await expect(picker).toBeHidden();
}

test('a slash lists what can be inserted, in Indonesian and English, by keyboard alone', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  await page.getByRole('button', { name: 'Insert a picture, table, video …' }).click();
  await expect(menu(page).getByRole('option')).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Backspace');
  // Neither inside a word, nor in a heading.
  await page.keyboard.type('dan/atau');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Enter');

  await page.keyboard.type('/');
  await page.keyboard.press('ArrowDown');
  const second = menu(page).getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(text(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Backspace');

  await insert(page, 'peringatan', 'Important');
  await page.keyboard.type('Jangan ditumpuk.');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('[data-callout=tip]')).toContainText('Jangan ditumpuk.');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);

  await insert(page, 'tombol', 'Button');
  // What is found gives its name to a button that has no words yet.
  await page.getByLabel('Link to').fill('kemasan');
  await expect(dialog(page, 'Button').getByRole('option').first()).toContainText(/kemasan/i);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text on the button')).toHaveValue(/kemasan/i);
  await expect(dialog(page, 'Button')).toContainText('Leads to “');
  await page.getByLabel('Text on the button').fill('Minta harga');
  await page.getByLabel('Link to').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This isn’t a valid link.')).toBeVisible();
  await page.getByLabel('Link to').fill('/contact');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Button')).toBeHidden();
  await expect(text(page)).toBeFocused();
  // What is typed now doesn't replace the button that is selected.
  await page.keyboard.type('Sesudah tombol.');
  await page.keyboard.press('Enter');
  await insert(page, 'judul', 'Heading');
  await page.keyboard.type('Judul');
  await page.keyboard.press('Enter');
  await insert(page, 'garis', 'Divider');
  expect(await partsOf(page)).toEqual([
    'paragraph',
    'callout',
    'button',
    'paragraph',
    'heading',
    'horizontalRule',
  ]);
});

/** How many letters of its line are before the caret, as the editor knows it: browsers report its moves a little later. */
const offsetOf = (page: Page) =>
  text(page).evaluate((element) => {
    const { editor } = element as unknown as {
      editor: { state: { selection: { $from: { parentOffset: number } } } };
    };
    return editor.state.selection.$from.parentOffset;
  });

test('the tools of a part cover no words, and one can write around every part', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await insert(page, 'peringatan', 'Important');
  await page.keyboard.type('Jangan ditumpuk.');
  const words = text(page).getByText('Jangan ditumpuk.');
  await expect(bar(page, 'Box tools')).toBeVisible();
  expect(await bottom(bar(page, 'Box tools'))).toBeLessThanOrEqual((await top(words)) + 4);
  // It is the whole text so far: the arrow keys lead to lines that aren't there yet.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('Di atas.');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Di bawah.');
  expect(await partsOf(page)).toEqual(['paragraph', 'callout', 'paragraph']);

  await page.keyboard.press('Enter');
  await insert(page, 'tabel', 'Table');
  await expect(bar(page, 'Table tools')).toBeVisible();
  const tools = await bar(page, 'Table tools').boundingBox();
  expect(tools?.height).toBeLessThan(34);
  expect(tools?.y).toBeGreaterThanOrEqual((await bottom(text(page).getByText('Di bawah.'))) - 4);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Akhir.');
  expect(await partsOf(page)).toEqual(['paragraph', 'callout', 'paragraph', 'table', 'paragraph']);

  // A key too many selects a part. The next one removes it, and Undo brings it back.
  await page.keyboard.press('Enter');
  await insert(page, 'garis', 'Divider');
  await page.keyboard.type('Sesudah.');
  for (let step = 0; step < 'Sesudah.'.length; step++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => offsetOf(page)).toBe(0);
  await page.keyboard.press('Backspace');
  expect((await partsOf(page)).at(-2)).toBe('horizontalRule');
  await page.keyboard.press('Backspace');
  expect(await partsOf(page)).not.toContain('horizontalRule');
  await page.keyboard.press('Control+z');
  expect((await partsOf(page)).at(-2)).toBe('horizontalRule');
});

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
  for (const color of ['#20c020', '#2020c0']) {
    if (color === '#2020c0')
      await dialog(page, 'Gallery').getByRole('button', { name: 'Add picture' }).click();
    await upload(page, color);
  }
  await dialog(page, 'Gallery').getByRole('button', { name: 'Insert' }).click();
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
  await publish(page);
  await isSaved(page);
  // The form of the saved post comes in place of the new one's.
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);

  const visitor = await browser.newPage();
  const elsewhere: string[] = [];
  await visitor.route(/^https:/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Published', exact: true }).click();
  await publish(page);
  await isSaved(page);
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
  await visitor.getByRole('link', { name: 'Foto 1 dari 2' }).click();
  await expect(large).toHaveAccessibleName('Foto 1 dari 2');
  await expect(large.locator('img')).toHaveAttribute('sizes', /100vw/);
  for (let presses = 0; presses < 5; presses += 1) await visitor.keyboard.press('Tab');
  await visitor.evaluate(() => (document.activeElement as HTMLElement).blur());
  await visitor.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('Foto 2 dari 2');
  const address = visitor.url();
  await visitor.goBack();
  await expect(large).toHaveCount(0);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  await expect(plain.getByRole('dialog', { name: 'Foto 2 dari 2' })).toBeVisible();
  await plain.close();
}
