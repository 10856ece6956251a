import { createTranslator, type ICUArgs } from 'use-intl/core';
import type { Language } from './language.ts';

/** The messages of one area by key. */
export type Messages = Record<string, string>;

/** The parameters that a message names. A key that may be one of several needs those of all. */
type ValuesOf<Message extends string> = (
  Message extends string
    ? (values: ICUArgs<Message, { ICUArgument: string | number; ICUNumberArgument: number }>) => void
    : never
) extends (values: infer Values) => void
  ? Values
  : never;

/** Gives the message of a key. The compiler wants exactly the parameters that the message names. */
export type Translate<Area extends Messages> = <Key extends keyof Area & string>(
  key: Key,
  ...values: keyof ValuesOf<Area[Key]> extends never ? [] : [values: ValuesOf<Area[Key]>]
) => string;

/**
 * Formats the messages of an area (ICU message format) in a language: `t('deleteTitle', { title })`. A message that is
 * missing or broken shows as its key path (spec §8): recognising all that can be wrong with one takes a parser, so we use a
 * library's.
 */
export function translator<const Area extends Messages>(
  locale: Language,
  area: string,
  messages: Area,
): Translate<Area> {
  const translate = createTranslator({
    locale,
    messages: { [area]: messages } as Record<string, Messages>,
    namespace: area,
    onError: (error) => console.error(error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }) as (key: string, values?: Record<string, string | number>) => string;
  return (key, ...[values]) => {
    const format = unknownFormat(messages[key] ?? '');
    if (format) console.error(`MISSING_FORMAT: ${area}.${key} names ${format}`);
    const hasParameters = messages[key]?.includes('{');
    return format
      ? `${area}.${key}`
      : translate(key, hasParameters ? given(values as object | undefined) : undefined);
  };
}

/** What is there of the values of a message: in production, the library would write "{title}", nothing or NaN for the others. */
function given(values: object = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && !Number.isNaN(value),
    ),
  );
}

const formats: Record<string, string[]> = {
  number: ['integer', 'currency', 'percent'],
  date: ['short', 'medium', 'long', 'full'],
  time: ['short', 'medium', 'long', 'full'],
};

// The library silently falls back to its default for a format it doesn't know.
function unknownFormat(message: string) {
  for (const [, type = '', name = ''] of message.matchAll(
    /\{\s*\w+\s*,\s*(number|date|time)\s*,\s*(\w+)\s*\}/g,
  )) {
    if (!formats[type]?.includes(name)) return name;
  }
  return null;
}
