import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What a page, or what a selector finds on it, gets wrong of WCAG 2.2 AA and its good practices, with the elements. A preview in it
 * is a page of its own.
 */
export async function violationsOn(page: Page, within?: string): Promise<string[]> {
  // It stays in the page: putting it there takes longer than its work.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, tags }) => {
      const context = { ...(within && { include: within }), exclude: 'iframe' };
      const options = { runOnly: tags, resultTypes: ['violations' as const], iframes: false };
      const { violations } = await window.axe.run(context, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    { within, tags },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
