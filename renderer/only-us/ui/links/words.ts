import { say } from '#lib/interface-language.ts';
import type { DescribedLink } from '#server/content/links/describe.ts';
import { t } from './texts.ts';

/** What is wrong with where a link leads; null when visitors get there. */
export function noteOf({ state, noun, title, path }: DescribedLink): string | null {
  if (state === 'public') return null;
  if (state === 'gone') return path ? t('goneAddress', { path }) : t('gone');
  // The titles of drafts are for those who may read them.
  return t(state, { title: title || say(noun) });
}
