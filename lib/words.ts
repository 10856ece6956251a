import type { Language, Localized } from './language.ts';
import { type Translate, translator } from './translator.ts';

/** Words of the public side by key, each in every language. */
export type Dictionary = Record<string, Localized>;

/** A dictionary as components use it. */
export interface Words<Area extends Dictionary> {
  /** The words in one language: `t('page', { page, pages })`. A key asks for the parameters of all its languages. */
  (language: Language): Translate<{ [Key in keyof Area]: Area[Key][Language] }>;
  dictionary: Area;
}

/**
 * Words of the public side, a line for each key: `words('gallery', { more: { id: 'Foto lainnya', en: 'More pictures' } })`.
 * In ICU message format, like the texts of the back office.
 */
export function words<const Area extends Dictionary>(area: string, dictionary: Area): Words<Area> {
  type Messages = { [Key in keyof Area]: Area[Key][Language] };
  const inLanguage = (language: Language) => {
    const messages = Object.entries(dictionary).map(([key, word]) => [key, word[language]]);
    return translator(language, area, Object.fromEntries(messages) as Messages) as Translate<Messages>;
  };
  const known = { id: inLanguage('id'), en: inLanguage('en') };
  return Object.assign((language: Language) => known[language], { dictionary });
}
