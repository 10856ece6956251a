import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What a page, or what a selector finds on it, gets wrong of WCAG 2.2 AA and its good practices, with the elements. A preview in it
 * is a page of its own.
 */
export async function violationsOn(page: Page, within?: string): Promise<string[]> {
  // Without the details of what is right, and in the page itself, it takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  axe.withTags(rules).exclude('iframe');
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
