import { createTranslator, type ICUArgs } from 'use-intl/core';
import type { Language } from './language.ts';

export type Messages = Record<string, string>;

type ValuesOf<Message extends string> = (
  Message extends string
    ? (values: ICUArgs<Message, { ICUArgument: string | number; ICUNumberArgument: number }>) => void
    : never
) extends (values: infer Values) => void
  ? Values
  : never;

/** The message of a key. The compiler requires exactly its parameters. */
export type Translate<Area extends Messages> = <Key extends keyof Area & string>(
  key: Key,
  ...values: keyof ValuesOf<Area[Key]> extends never ? [] : [values: ValuesOf<Area[Key]>]
) => string;

/** `t('deleteTitle', { title })` from ICU messages. A missing or broken one shows as its key path (spec §8). */
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

/** Drops missing values: in production, the library would write "{title}", nothing or NaN. */
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

// The library silently ignores unknown formats.
function unknownFormat(message: string) {
  for (const [, type = '', name = ''] of message.matchAll(
    /\{\s*\w+\s*,\s*(number|date|time)\s*,\s*(\w+)\s*\}/g,
  )) {
    if (!formats[type]?.includes(name)) return name;
  }
  return null;
}
