import { interfaceLanguage, translateTemplate } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';
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
  const known: Partial<Record<Language, Translate<WithCommon<Area>>>> = {};
  return (key, ...values) => {
    const language = interfaceLanguage();
    known[language] ??= translator(language, area, inWords(area, { ...commonTexts, ...messages }));
    return known[language](key, ...values);
  };
}

function inWords<Area extends Messages>(area: string, messages: Area): Area {
  const said = Object.entries(messages).map(([key, english]) => [
    key,
    translateTemplate(english, `${area}.${key}`),
  ]);
  return Object.fromEntries(said);
}

export const common = texts('common', {});
