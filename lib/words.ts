import type { Language, Localized } from './language.ts';
import { type Translate, translator } from './translator.ts';

/** Public texts by key, in every language. */
export type Dictionary = Record<string, Localized>;

export interface Words<Area extends Dictionary> {
  /** In one language: `t('page', { page, pages })`. A key needs the parameters of all languages. */
  (language: Language): Translate<{ [Key in keyof Area]: Area[Key][Language] }>;
  dictionary: Area;
}

/** Declares public texts (ICU): `words('gallery', { more: { id: 'Foto lainnya', en: 'More pictures' } })`. */
export function words<const Area extends Dictionary>(area: string, dictionary: Area): Words<Area> {
  type Messages = { [Key in keyof Area]: Area[Key][Language] };
  const inLanguage = (language: Language) =>
    translator<Messages>(
      area,
      (key) => dictionary[key]?.[language],
      () => language,
    );
  const known = { id: inLanguage('id'), en: inLanguage('en') };
  return Object.assign((language: Language) => known[language], { dictionary });
}
