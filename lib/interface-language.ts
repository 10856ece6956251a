import { formatMessage, type Values } from './format-message.ts';
import type { Language } from './language.ts';

/** Indonesian by the English; a word that reads differently in one area is keyed `area.key`: 'blog.date'. */
export type Dictionary = Readonly<Record<string, string>>;

// In browsers, a script in the head sets the words first.
const inBrowser = globalThis as { indonesianWords?: Dictionary };
let wordsOfReader = () => inBrowser.indonesianWords;
let isForLater = () => false;

/**
 * On the server, where many people are served at once: whose words these are, undefined for English, and whether they are
 * stored for readers who aren't known yet.
 */
export function setReaderWords(source: () => Dictionary | undefined, forLater: () => boolean): void {
  wordsOfReader = source;
  isForLater = forLater;
}

/** The language of the back office that this person chose. */
export function interfaceLanguage(): Language {
  return wordsOfReader() ? 'id' : 'en';
}

/** A message in the reader’s language with its parameters unfilled; falls back to English. */
export function translateTemplate(english: string, key = ''): string {
  const words = wordsOfReader();
  return words?.[key] ?? words?.[english] ?? english;
}

/** `localize('Add {noun}', { noun })` in the reader’s language. The key is the English, visible if a value is missing (spec §8). */
export function localize(english: string, values: Values = {}): string {
  if (isForLater()) return storedSentence(english, values);
  try {
    return formatMessage(translateTemplate(english), values, interfaceLanguage());
  } catch (error) {
    console.error(String(error));
    return english;
  }
}

/** 'English'; in Indonesian 'Inggris', for sentences that say “bahasa”. */
export const languageName = (language: Language) => localize(language === 'en' ? 'English' : 'Indonesian');

/** A sentence stored, or sent to another process, before its reader is known; `translateMessage` translates it later. */
export function storedSentence(english: string, values: Values): string {
  return Object.keys(values).length > 0 ? JSON.stringify([english, values]) : english;
}

/** Makes words declared in English read in the reader’s language: those under these keys, and in records there. */
export function localized<Words extends object>(words: Words, ...keys: (keyof Words)[]): Words {
  for (const key of keys) {
    const english = words[key];
    if (!english) continue;
    const get = () =>
      typeof english === 'string' ? localize(english) : mapped(english as Record<string, string>, localize);
    Object.defineProperty(words, key, { get, enumerable: true });
  }
  return words;
}

function mapped(words: Record<string, string>, change: (word: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, change(word)]));
}
