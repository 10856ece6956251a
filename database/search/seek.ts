import { stemsOf } from './stem.ts';
import { tokenize, type Word } from './tokenize.ts';

/** A word of a query: itself, what it may come from, and whether it may be the beginning of a word. */
export interface SoughtWord {
  word: string;
  roots: string[];
  isBeginning: boolean;
}

/** Finds the words of one query in texts. */
export interface Seeker {
  isSought(word: Word): boolean;
  /** The first sought word of a text. */
  firstIn(text: string): Word | undefined;
}

const mayBeInWord = /[a-z0-9\u0080-\uFFFF]/i;

/** Made once for a page of results: what it learns about a word, it keeps. */
export function seekerOf(sought: SoughtWord[]): Seeker {
  const known = new Map<string, boolean>();
  const promising = promisingPlaces(sought);
  const isSought = ({ word }: Word) => {
    let is = known.get(word);
    if (is === undefined) {
      is = sought.some((each) => means(word, each));
      known.set(word, is);
    }
    return is;
  };
  return {
    isSought,
    firstIn(text) {
      let seen = 0;
      for (const { index } of text.matchAll(promising)) {
        if (index < seen) continue;
        const word = wordAt(text, index, seen);
        if (word && isSought(word)) return word;
        seen = word?.end ?? index + 1;
      }
      return undefined;
    },
  };
}

function means(word: string, sought: SoughtWord): boolean {
  if (sought.isBeginning ? word.startsWith(sought.word) : word === sought.word) return true;
  return stemsOf(word).some((root) => sought.roots.includes(root));
}

/**
 * Where a sought word may stand: most texts are long, and cutting all of one into words takes a hundred times as long as
 * this. A word holds its roots but for their first letter, which a prefix may have swallowed (roots.ts). Beyond ASCII
 * letters may have accents, so each word there has to be looked at; between U+2000 and U+206F are only signs.
 */
function promisingPlaces(sought: SoughtWord[]): RegExp {
  const parts = sought
    .flatMap(({ roots }) => roots)
    .filter((root) => /^[a-z0-9]+$/.test(root))
    .map((root) => (root.length < 3 ? root : root.slice(1)))
    .filter((part, _, all) => !all.some((other) => other !== part && part.includes(other)));
  return new RegExp([...new Set(parts), '[\\u00AA-\\u1FFF\\u2070-\\uFFFF]'].join('|'), 'gi');
}

// No word stands across `after`.
function wordAt(text: string, index: number, after: number): Word | undefined {
  let from = index;
  while (from > after && mayBeInWord.test(text.charAt(from - 1))) from -= 1;
  for (const word of tokenize(text, from))
    if (word.end > index) return word.start <= index ? word : undefined;
  return undefined;
}
