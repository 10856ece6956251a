import { type Messages, type Translate, translator } from '#lib/translator.ts';

/**
 * The texts of an area of the back office, in ICU message format: `const t = texts('gallery', { deleteTitle: 'Delete
 * “{title}”?' })`, then `t('deleteTitle', { title })`. They are English: Indonesian ones of the spec have no plurals.
 */
export function texts<const Area extends Messages>(area: string, messages: Area): Translate<Area> {
  return translator('en', area, messages);
}
