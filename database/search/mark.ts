import type { SoughtWord } from './find.ts';
import { rootsOf } from './roots.ts';
import { type Word, wordsOf } from './words.ts';

/** What surrounds found words: two characters that no text contains, so that nothing has to be escaped. */
export const mark = { start: '\u{E000}', end: '\u{E001}' };

const marks = /[\u{E000}\u{E001}]/gu;
const wordsBefore = 8;
const wordsInAll = 26;

/** The text with the words marked that are sought. */
export function markIn(text: string, sought: SoughtWord[]): string {
  const clean = text.replace(marks, '');
  return markWords(clean, [...wordsOf(clean)], sought);
}

/** The part of a text around the first sought word, with the sought words marked; the beginning when none stands there. */
export function excerptOf(text: string, sought: SoughtWord[]): string {
  const clean = text.replace(marks, '');
  const shown = wordsAroundFirst(clean, sought);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return clean;
  const hasWord = /[\p{L}\p{N}]/u;
  const before = hasWord.test(clean.slice(0, first.start));
  const after = hasWord.test(clean.slice(last.end));
  const from = before ? first.start : 0;
  const until = after ? last.end : clean.length;
  const moved = shown.map(({ word, start, end }) => ({ word, start: start - from, end: end - from }));
  return `${before ? '…' : ''}${markWords(clean.slice(from, until), moved, sought)}${after ? '…' : ''}`;
}

/** Reads no further than it must: most texts are much longer than their excerpt. */
function wordsAroundFirst(text: string, sought: SoughtWord[]): Word[] {
  const beginning: Word[] = [];
  const window: Word[] = [];
  let found = false;
  for (const word of wordsOf(text)) {
    if (beginning.length < wordsInAll) beginning.push(word);
    window.push(word);
    found ||= isSought(word, sought);
    if (!found && window.length > wordsBefore) window.shift();
    if (found && window.length >= wordsInAll) break;
  }
  return found ? window : beginning;
}

function markWords(text: string, words: Word[], sought: SoughtWord[]): string {
  let marked = '';
  let at = 0;
  for (const each of words) {
    if (!isSought(each, sought)) continue;
    marked += text.slice(at, each.start) + mark.start + text.slice(each.start, each.end) + mark.end;
    at = each.end;
  }
  return marked + text.slice(at);
}

function isSought({ word }: Word, sought: SoughtWord[]): boolean {
  return sought.some(
    (each) =>
      (each.isBeginning ? word.startsWith(each.word) : word === each.word) ||
      rootsOf(word).some((root) => each.roots.includes(root)),
  );
}
