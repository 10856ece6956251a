/** A word of a text, folded for comparison, with its position. */
export interface Word {
  /** In lower case, without accents: `Café` gives `cafe`. */
  word: string;
  start: number;
  end: number;
}

const letters = /[\p{L}\p{N}\p{M}]+/gu;
const foldedAlready = /^[a-z0-9]+$/;

/**
 * The words of a text one after the other, cut where SQLite's `unicode61` tokenizer cuts. `from` is where to begin, an
 * index that no word spans.
 */
export function* tokenize(text: string, from = 0): Generator<Word> {
  letters.lastIndex = from;
  for (const { 0: found, index } of text.matchAll(letters)) {
    const word = fold(found);
    // Accents may stand alone.
    if (word) yield { word, start: index, end: index + found.length };
  }
}

function fold(text: string) {
  if (foldedAlready.test(text)) return text;
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
