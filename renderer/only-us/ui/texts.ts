import { createTranslator } from 'use-intl/core';

/** A catalogue: the sentences of one area by key, in ICU message format. */
type Catalogue = Record<string, string>;

/**
 * The words of an area: `const t = texts('gallery', { deleteTitle: 'Delete “{title}”?' })`, then
 * `t('deleteTitle', { title })`. A sentence that is missing or broken shows as its key path (spec §8).
 */
export function texts<const Words extends Catalogue>(area: string, words: Words) {
  const translate = createTranslator({
    // The language of nearly all sentences with plurals; Indonesian has none.
    locale: 'en',
    messages: { [area]: words } as Record<string, Catalogue>,
    namespace: area,
    onError: (error) => console.error(error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }) as (key: string, values?: Record<string, string | number>) => string;
  return (key: keyof Words & string, values?: Record<string, string | number>) => {
    const format = unknownFormat(words[key] ?? '');
    if (format) console.error(`MISSING_FORMAT: ${area}.${key} names ${format}`);
    return format ? `${area}.${key}` : translate(key, values);
  };
}

const formats: Record<string, string[]> = {
  number: ['integer', 'currency', 'percent'],
  date: ['short', 'medium', 'long', 'full'],
  time: ['short', 'medium', 'long', 'full'],
};

// For a format that it does not know the library takes its general one, without a word.
function unknownFormat(message: string) {
  for (const [, type = '', name = ''] of message.matchAll(
    /\{\s*\w+\s*,\s*(number|date|time)\s*,\s*(\w+)\s*\}/g,
  )) {
    if (!formats[type]?.includes(name)) return name;
  }
  return null;
}
