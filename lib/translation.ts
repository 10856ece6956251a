import type { ContentType } from './content-type.ts';
import type { Language } from './language.ts';

export function translatedFields({ fields }: Pick<ContentType, 'fields'>) {
  return Object.fromEntries(Object.entries(fields).filter(([, { translated }]) => translated));
}

/** The type of translations: `blog:en`. */
export function translationType(type: string, language: Language): string {
  return `${type}:${language}`;
}

/** Whether the address is the default of a translation without title. */
export function isAddressUnnamed(slug: string): boolean {
  return /^translation(-\d+)?$/.test(slug);
}

/** Whether the type holds translations, such as `blog:en`. */
export function isTranslation(type: string): boolean {
  return type.includes(':');
}

export function translationScreen(type: string, id: number, language: Language): string {
  return `/only-us/translations/${type}/${id}/${language}`;
}
