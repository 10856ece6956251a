import type { Language } from './language.ts';

/**
 * The Indonesian words of the back office by the English ones: words, sentences, and messages with parameters. A message that
 * reads differently in one area has `area.key` in front of it: 'blog.date'.
 */
export type Dictionary = Readonly<Record<string, string>>;

// In browsers, a script in the head brings the words before anything else runs.
const inBrowser = globalThis as { indonesianWords?: Dictionary };
let wordsOfReader = () => inBrowser.indonesianWords;

/** On the server, where many people are served at once: says whose words these are; undefined for English. */
export function readWordsFrom(source: () => Dictionary | undefined): void {
  wordsOfReader = source;
}

/** The words of the reader; undefined for English. */
export function readersWords(): Dictionary | undefined {
  return wordsOfReader();
}

/** The language that the person in the back office has chosen. */
export function interfaceLanguage(): Language {
  return wordsOfReader() ? 'id' : 'en';
}

/** A message in the language of the reader, with its parameters as they were. English where there is no other. */
export function inReadersWords(english: string, key = ''): string {
  const words = wordsOfReader();
  return words?.[key] ?? words?.[english] ?? english;
}

type Values = Record<string, string | number>;

/**
 * A word or a sentence in the language of the reader: `say('Add {noun}', { noun })`. Its key is the English, which shows where a
 * value is missing (spec §8).
 */
export function say(english: string, values: Values = {}): string {
  const message = inReadersWords(english);
  const missing = missingValue(message, values);
  if (missing === undefined) return filled(message, values);
  console.error(`FORMATTING_ERROR: “${english}” has no value for ${missing}`);
  return english;
}

/**
 * The words of an object under these keys, and of the records there, are read in the language of the reader from now on: what
 * is declared once, for everybody, says them in English.
 */
export function spoken<Words extends object>(words: Words, ...keys: (keyof Words)[]): Words {
  for (const key of keys) {
    const english = words[key];
    if (!english) continue;
    const get = () =>
      typeof english === 'string' ? say(english) : mapped(english as Record<string, string>, say);
    Object.defineProperty(words, key, { get, enumerable: true });
  }
  return words;
}

function mapped(words: Record<string, string>, change: (word: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, change(word)]));
}

/** A message with its parameters. */
export function filled(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** The first parameter of a message that has no value. */
export function missingValue(message: string, values: Partial<Values>): string | undefined {
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.find((name) => (values[name] ?? Number.NaN) !== values[name]);
}
