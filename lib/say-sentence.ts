import { type Dictionary, filled, inReadersWords, readersWords } from './interface-language.ts';

/** Translates a sentence assembled in English, such as 'Title is required.', including its parameters. */
export function saySentence(english: string): string {
  const words = readersWords();
  if (!words || english in words) return inReadersWords(english);
  for (const { finds, quoted, says } of patternsOf(words)) {
    const found = finds.exec(english)?.groups;
    if (!found) continue;
    const said = Object.entries(found).map(([name, value]) => [
      name,
      quoted.includes(`“{${name}}”`) ? value : saySentence(value),
    ]);
    return filled(says, Object.fromEntries(said));
  }
  return english;
}

interface Pattern {
  finds: RegExp;
  /** Parameters in quotation marks are people’s own words. */
  quoted: string;
  says: string;
}

const patterns = new WeakMap<Dictionary, Pattern[]>();

// Whole sentences only: '{count} pictures' would match people’s words. The most specific first.
function patternsOf(words: Dictionary): Pattern[] {
  const known = patterns.get(words);
  if (known) return known;
  const made = Object.entries(words)
    .filter(([english]) => /\{\w+\}/.test(english) && /[.!?]( \{\w+\})?$/.test(english))
    .filter(([english]) => !/\{\w+,/.test(english))
    .sort(([one], [other]) => exactness(other) - exactness(one))
    .map(([quoted, says]) => ({ finds: patternOf(quoted), quoted, says }));
  patterns.set(words, made);
  return made;
}

const exactness = (english: string) => english.replace(/\{\w+\}/g, '').length;

function patternOf(english: string) {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  // A repeated parameter has the same value.
  const again = literal.replace(/(\{(\w+)\}.*)\{\2\}/s, '$1\\k<$2>');
  return new RegExp(`^${again.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's');
}
