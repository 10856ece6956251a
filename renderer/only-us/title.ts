import type { PageContext } from 'vike/types';
import { titleOf } from './titles.ts';

/** The browser's tab says what the app bar says (https://vike.dev/title). */
export function title({ urlPathname }: PageContext): string {
  return titleOf(urlPathname);
}
