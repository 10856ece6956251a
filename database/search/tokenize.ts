import { fold } from '#lib/fold.ts';

export interface Word {
  /** In lower case, without accents: `Café` gives `cafe`. */
  word: string;
  start: number;
  end: number;
}

/** A compound, such as `ISO-9001` or `20 x 30`: its parts, and the joined forms `iso9001` and `20x30`. */
interface Unit {
  parts: Word[];
  joined: Word[];
}

const inWord = '\\p{L}\\p{N}\\p{M}\\p{Default_Ignorable_Code_Point}';
const measure = '(?:mm|cm|dm|m|in|ft)';
const between = `['’‘\`´‐-―-]|(?<=\\d)[.,](?=\\d{3}(?!\\d))|(?<=\\d(?:\\s?${measure})?)\\s?[x×*]\\s?(?=\\d)`;
const units = new RegExp(`[${inWord}]+(?:(?:${between})[${inWord}]+)*`, 'giu');
// The x of `30cmx40cm` is no letter of the measure.
const numberOrLetters = new RegExp(`\\p{N}+|(?<=\\d)${measure}(?=x\\d)|[^\\p{N}'’‘\`´‐-―.,\\s×*-]+`, 'giu');
const onlyLetters = /^[a-z]+$/i;
// Of longer runs of parts, every few in a row.
const longestRun = 4;

/** The units of a text. `from`: an index within no unit. */
export function* unitsOf(text: string, from = 0): Generator<Unit> {
  units.lastIndex = from;
  for (const { 0: found, index } of text.matchAll(units)) {
    if (onlyLetters.test(found)) {
      yield { parts: [{ word: found.toLowerCase(), start: index, end: index + found.length }], joined: [] };
      continue;
    }
    const all = [...found.matchAll(numberOrLetters)].map(({ 0: part, index: at }) => {
      return { word: wordOf(part), start: index + at, end: index + at + part.length };
    });
    // Accents may stand alone, and an x between two numbers is no word.
    const parts = all.filter(({ word }, at) => word && !isTimes(all, at));
    if (parts.length > 0) yield { parts, joined: runsOf(text, parts) };
  }
}

/** The words of a text, compounds before their parts. */
export function* tokenize(text: string, from = 0): Generator<Word> {
  for (const { parts, joined } of unitsOf(text, from)) {
    if (joined.length === 0) yield* parts;
    else yield* [...joined, ...parts].sort((one, other) => one.start - other.start || other.end - one.end);
  }
}

/** Long texts repeat most of their words. */
export function differentWords(text: string): string[] {
  const different = [...new Set(text.match(units))];
  return [...new Set(different.flatMap((unit) => [...tokenize(unit)].map(({ word }) => word)))];
}

/** The words of a text, compounds as their parts. */
export function wordsIn(text: string): string[] {
  return [...unitsOf(text)].flatMap(({ parts }) => parts.map(({ word }) => word));
}

// As SQLite's `unicode61` tokenizer: without accents.
function wordOf(text: string) {
  const word = fold(text);
  return /^[a-z0-9]*$/.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '');
}

const isNumber = (word: Word | undefined) => /^\d/.test(word?.word ?? '');

function isTimes(all: Word[], at: number) {
  return at > 0 && all[at]?.word === 'x' && isNumber(all[at + 1]);
}

function runsOf(text: string, parts: Word[]): Word[] {
  const runs: Word[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    let run = parts[from] as Word;
    const longer: Word[] = [];
    for (const part of parts.slice(from + 1, from + longestRun)) {
      const sign = /[x×*]/i.test(text.slice(run.end, part.start)) ? 'x' : '';
      run = { word: run.word + sign + part.word, start: run.start, end: part.end };
      longer.unshift(run);
    }
    runs.push(...longer);
  }
  return runs;
}
