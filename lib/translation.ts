import type * as z from 'zod/mini';
import { type ContentType, contentType, fieldOf } from './content-type.ts';
import { status } from './fields.ts';
import type { Language } from './language.ts';

/** The fields of a type that each language has of its own. */
export function translatedFields({ fields }: Pick<ContentType, 'fields'>) {
  return Object.fromEntries(Object.entries(fields).filter(([, { translated }]) => translated));
}

/** The name of the type whose entries are translations of another one's: `blog:en`. */
export function translationType(type: string, language: Language): string {
  return `${type}:${language}`;
}

/** Is it the name of a type whose entries are translations, such as `blog:en`? */
export function isTranslation(type: string): boolean {
  return type.includes(':');
}

/** The screen of the back office where what an entry says is written in another language. */
export function translationScreen(type: string, id: number, language: Language): string {
  return `/only-us/translations/${type}/${id}/${language}`;
}

/**
 * The type whose entries are translations of this one's into a language; null for a type without words. `ofBlocks` is the rule of
 * what blocks say there.
 */
export function translationOf(
  type: ContentType,
  language: Language,
  ofBlocks: z.ZodMiniType,
): ContentType | null {
  const own = Object.entries(translatedFields(type));
  if (own.length === 0) return null;
  const fields = Object.fromEntries(
    own.map(([name, field]) => [
      name,
      { ...field, translated: false, ...(field.kind === 'blocks' && { rule: ofBlocks }) },
    ]),
  );
  const titleField = fieldOf({ fields }, 'title');
  return contentType({
    name: translationType(type.name, language),
    noun: 'translation',
    access: type.access,
    list: type.list,
    title: (values) => String((values as Record<string, unknown>)[titleField ?? ''] ?? ''),
    fields: { ...fields, status: status() },
  });
}
