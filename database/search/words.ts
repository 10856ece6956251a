/** A word of a text, folded for comparing, and where it stands. */
export interface Word {
  /** In lower case, without accents: `Café` gives `cafe`. */
  word: string;
  start: number;
  end: number;
}

const letters = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text one after the other, cut where SQLite's `unicode61` tokenizer cuts. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(letters)) {
    yield { word: fold(found), start: index, end: index + found.length };
  }
}

function fold(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
