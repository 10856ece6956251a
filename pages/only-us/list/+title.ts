import type { PageContext } from 'vike/types';
import { say } from '#lib/interface-language.ts';
import { title as usual } from '#renderer/only-us/title.ts';
import { listedType } from './listed-type.ts';

// https://vike.dev/title
export function title(pageContext: PageContext): string {
  return listedType(pageContext.urlPathname) ? usual(pageContext) : say('Page not found');
}
