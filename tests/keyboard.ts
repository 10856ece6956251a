import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element. */
export const focused = (page: Page): Locator => page.locator(':focus');

/** Presses Tab until the link or button with this name is focused. */
export function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  return tabUntil(page, link.or(page.getByRole('button', { name, exact: true })));
}

/** Presses Tab until this element is focused, once it can be. */
export async function tabUntil(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeEnabled();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await target.and(focused(page)).count()) > 0) return;
  }
  throw new Error(`${target} does not come into focus.`);
}

/** Whether what has the focus right after a key, before the browser takes another one, is within this. */
export function hasFocusAfter(page: Page, key: string, within: string): Promise<boolean> {
  return page.evaluate(
    async ([key, within]) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      // No task comes between, and so no key.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return Boolean(document.activeElement?.closest(within));
    },
    [key, within] as const,
  );
}

/** 200 letters, none like the one before. */
export const letters = Array.from({ length: 200 }, (_, index) =>
  index % 8 === 7 ? ' ' : String.fromCharCode(97 + ((index * 7) % 26)),
).join('');

/** Types at the pace of a person. */
export const typeAsAPerson = (page: Page, words: string) => page.keyboard.type(words, { delay: 60 });
