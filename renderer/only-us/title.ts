import type { PageContext } from 'vike/types';
import { titleOf } from './titles.ts';

/** The browser's tab says what the app bar says, and whose site it is (https://vike.dev/title). */
export function title({ urlPathname, site }: PageContext): string {
  return `${titleOf(urlPathname)} · ${site.name}`;
}
