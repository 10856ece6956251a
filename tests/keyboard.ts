import type { Locator, Page } from '@playwright/test';

/** The focused element. */
export const focused = (page: Page): Locator => page.locator(':focus');

/** Presses Tab until the link or button with this name is focused. */
export function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  return tabUntil(page, link.or(page.getByRole('button', { name, exact: true })));
}

/** Presses Tab until this element is focused. */
export async function tabUntil(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await target.and(focused(page)).count()) > 0) return;
  }
  throw new Error(`${target} does not come into focus.`);
}

/** 200 letters, none like the one before. */
export const letters = Array.from({ length: 200 }, (_, index) =>
  index % 8 === 7 ? ' ' : String.fromCharCode(97 + ((index * 7) % 26)),
).join('');

/** Types at the pace of a person. */
export const typeAsAPerson = (page: Page, words: string) => page.keyboard.type(words, { delay: 60 });
