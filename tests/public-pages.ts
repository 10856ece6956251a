import { expect } from '@playwright/test';
import type { RunningSite } from './site.ts';

/** The paths of all kinds of public pages in the sitemap: at most `each` below the same parent. */
export async function publicPages(site: RunningSite, each = 1): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths).toContain('/');
  const seen = new Map<string, number>();
  return [...new Set(paths)].filter((path) => {
    const above = path.slice(0, path.lastIndexOf('/'));
    seen.set(above, (seen.get(above) ?? 0) + 1);
    return above === '' || (seen.get(above) ?? 0) <= each;
  });
}
