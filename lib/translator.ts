import type { ICUArgs } from 'use-intl/core';
import { formatMessage, type Values } from './format-message.ts';
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
export function translator<Area extends Messages>(
  area: string,
  messageOf: (key: string) => string | undefined,
  languageOf: () => Language,
): Translate<Area> {
  return (key, ...[values]) => {
    const message = messageOf(key);
    try {
      if (message === undefined) throw new Error('There is no such message');
      return formatMessage(message, (values ?? {}) as Values, languageOf());
    } catch (error) {
      console.error(`${area}.${key}: ${error}`);
      return `${area}.${key}`;
    }
  };
}
