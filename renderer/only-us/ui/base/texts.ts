import { interfaceLanguage, translateTemplate } from '#lib/interface-language.ts';
import { type Messages, type Translate, translator } from '#lib/translator.ts';
import { commonTexts } from './common-texts.ts';

type WithCommon<Area> = Omit<typeof commonTexts, keyof Area> & Area;

/**
 * The texts of an area of the back office and the common ones, in ICU message format: `const t = texts('gallery', { deleteTitle: 'Delete
 * “{title}”?' })`, then `t('deleteTitle', { title })`. The Indonesian ones are in the `id.json` of the folder, by the English
 * ones. Ask for them when they are shown: the server loads a file once, for everybody.
 */
export function texts<const Area extends Messages>(
  area: string,
  messages: Area,
): Translate<WithCommon<Area>> {
  const all: Messages = { ...commonTexts, ...messages };
  const messageOf = (key: string) => all[key] && translateTemplate(all[key], `${area}.${key}`);
  return translator(area, messageOf, interfaceLanguage);
}

export const common = texts('common', {});
