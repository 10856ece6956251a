import type { Matcher } from './match.ts';
import { tokenize, type Word } from './tokenize.ts';

/** Around matches: characters that no text contains, so nothing must be escaped. */
export const mark = { start: '\u{E000}', end: '\u{E001}' };

const marks = /[\u{E000}\u{E001}]/gu;
const hasWord = /[\p{L}\p{N}]/u;
const wordsBefore = 8;
const wordsInAll = 26;
// How many characters before the first match are searched for the eight words in front of it.
const furthestBack = 400;

export function highlight(text: string, matcher: Matcher): string {
  return highlightWords(text, [...tokenize(text)].filter(matcher.matches), { start: 0, end: text.length });
}

export function excerptOf(text: string, matcher: Matcher): string {
  const shown = wordsAround(text, matcher.firstMatch(text));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return highlightWords(text, [], { start: 0, end: text.length });
  const before = hasWord.test(text.slice(0, first.start));
  const after = hasWord.test(text.slice(last.end));
  const part = { start: before ? first.start : 0, end: after ? last.end : text.length };
  return `${before ? '…' : ''}${highlightWords(text, shown.filter(matcher.matches), part)}${after ? '…' : ''}`;
}

// Reads no further than it must: most texts are far longer than their excerpt.
function wordsAround(text: string, first: Word | undefined): Word[] {
  const middle = first?.start ?? 0;
  const shown: Word[] = [];
  for (const word of tokenize(text, gapBefore(text, middle))) {
    shown.push(word);
    if (word.start < middle && shown.length > wordsBefore) shown.shift();
    if (shown.length === wordsInAll) break;
  }
  return shown;
}

function gapBefore(text: string, at: number): number {
  if (at <= furthestBack) return 0;
  const gap = text.indexOf(' ', at - furthestBack);
  return gap === -1 ? at : Math.min(gap, at);
}

function highlightWords(text: string, words: Word[], part: { start: number; end: number }): string {
  let marked = '';
  let at = part.start;
  for (const { start, end } of words) {
    if (start < at) continue;
    marked += clean(text.slice(at, start)) + mark.start + text.slice(start, end) + mark.end;
    at = end;
  }
  return marked + clean(text.slice(at, part.end));
}

const clean = (text: string) => text.replace(marks, '');
