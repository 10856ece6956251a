import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import superjson from 'superjson';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { isReady, savedUnpublished, signIn, stateIn } from '#tests/back-office.ts';
import type { Person } from '#tests/people.ts';
import type { RunningSite } from '#tests/site.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const question = (page: Page) => page.getByRole('alertdialog');
/** The panel before publishing. */
export const publishPanel = (page: Page) => page.getByRole('dialog', { name: /^Publish/ });
/** Publishes in the panel, whatever its button says. */
export const confirmPublish = (page: Page) =>
  publishPanel(page)
    .getByRole('button', { name: /^(Publish|Publish changes)$/ })
    .click();

export const isSaved = async (page: Page) => {
  await expect(stateIn(page)).toHaveText(/^(Live|Scheduled for [^·]+|Draft · saved \d\d:\d\d)$/);
};

export const isPublished = (page: Page) => expect(stateIn(bar(page))).toHaveText('Live');

export const isKept = (page: Page) => expect(stateIn(page)).toHaveText(savedUnpublished);

/** The bar below the form: name, state and buttons. */
export const bar = (page: Page) => page.locator('.form-page-bar');

export const pressPublish = (page: Page) =>
  bar(page)
    .getByRole('button', { name: /^(Publish|Publish changes)$/ })
    .click();

export async function publish(page: Page): Promise<void> {
  await pressPublish(page);
  await confirmPublish(page);
}

/** Plans the time in the dialog that the panel before publishing leads to. */
export async function schedule(page: Page, at: string) {
  await publishPanel(page).getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ });
  await dialog.getByRole('textbox', { name: 'Publish at' }).fill(at);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the field of the published date. */
export async function changeDate(page: Page) {
  await page.getByRole('button', { name: 'Published date' }).click();
  return page.getByLabel('Published date', { exact: true });
}

export const unfold = (page: Page) => page.getByText('Address and summary').click();

export async function openPost(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isReady(page);
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
}

/** Writes a post with only a title, and stays in its form. */
export async function writePost(page: Page, site: RunningSite, title: string): Promise<void> {
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isSaved(page);
}

/** Signs a person in, and returns a function that calls the API as that person from another computer. */
export async function callAs(context: BrowserContext, site: RunningSite, person: Person) {
  await signIn(await context.newPage(), site, person);
  const headers = { Origin: site.url };
  // biome-ignore lint/suspicious/noExplicitAny: what each procedure takes and gives
  return async (procedure: string, input: object): Promise<any> => {
    const { json, meta } = superjson.serialize(input);
    const address = `${site.url}/api/trpc/${procedure}`;
    const isQuery = /\.get/.test(procedure);
    const answer = isQuery
      ? await context.request.get(address, { headers, params: { input: JSON.stringify({ json, meta }) } })
      : await context.request.post(address, { headers, data: { json, meta } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return superjson.deserialize((await answer.json()).result.data);
  };
}

/** Pastes like Ctrl+V: HTML, words alone, or a copied file; from Word with its pictures in Rich Text Format. */
export function paste(
  into: Locator,
  html: string,
  copied: { name: string; type: string; bytes: number[] } | { words: string } | { rtf: string } | null = null,
) {
  return into.evaluate(
    (element, { html, copied }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      if (copied && 'words' in copied) clipboardData.setData('text/plain', copied.words);
      if (copied && 'rtf' in copied) clipboardData.setData('text/rtf', copied.rtf);
      if (copied && 'bytes' in copied)
        clipboardData.items.add(new File([new Uint8Array(copied.bytes)], copied.name, { type: copied.type }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, copied },
  );
}

interface WithEditor {
  editor: { getJSON(): { content: RichTextNode[] } };
}

const short: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
};

/** The text as read aloud: `ul(li(p(Kardus) ul(li(p(Dua lapis)))))`, with *bold* and [links](address). */
export async function outlineOf(page: Page): Promise<string[]> {
  const blocks = await text(page).evaluate(
    (element) => (element as unknown as WithEditor).editor.getJSON().content,
  );
  return blocks.map(outline);
}

function outline({ type, text, marks = [], attrs, content = [] }: RichTextNode): string {
  if (text === undefined)
    return `${short[type] ?? type}${attrs?.level ?? ''}${attrs?.start !== undefined && attrs.start !== 1 ? attrs.start : ''}(${content.map(outline).join('')})`;
  return marks.reduce(
    (words, mark) => (mark.type === 'link' ? `[${words}](${mark.attrs?.href})` : `*${words}*`),
    text,
  );
}

/** The kinds of the parts in order, without trailing empty lines. */
export const partsOf = (page: Page) =>
  text(page).evaluate((element) => {
    const { content } = (element as unknown as WithEditor).editor.getJSON();
    const last = content.findLastIndex((part) => part.type !== 'paragraph' || 'content' in part);
    return content.slice(0, last + 1).map(({ type }) => type);
  });
