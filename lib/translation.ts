import type { ContentType } from './content-type.ts';
import type { Language } from './language.ts';

/** The fields of a type that each language has of its own. */
export function translatedFields({ fields }: Pick<ContentType, 'fields'>) {
  return Object.fromEntries(Object.entries(fields).filter(([, { translated }]) => translated));
}

/** The name of the type whose entries are translations of another one's: `blog:en`. */
export function translationType(type: string, language: Language): string {
  return `${type}:${language}`;
}

/** Is this the address that a translation without a title began with? It is made of the word translation. */
export function isAddressUnnamed(slug: string): boolean {
  return /^translation(-\d+)?$/.test(slug);
}

/** Is it the name of a type whose entries are translations, such as `blog:en`? */
export function isTranslation(type: string): boolean {
  return type.includes(':');
}

/** The screen of the back office where what an entry says is written in another language. */
export function translationScreen(type: string, id: number, language: Language): string {
  return `/only-us/translations/${type}/${id}/${language}`;
}
