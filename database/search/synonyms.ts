import { append } from '#lib/append.ts';
import type { Language } from '#lib/language.ts';
import { rememberLast } from '#lib/remember-last.ts';
import { readSearchWords } from '#lib/search-words.ts';
import { rootOf, stemsOf } from './stem.ts';
import { wordsIn } from './tokenize.ts';

// The trade's synonyms in Indonesian (roots, if single) and English, a group in each line.
const builtIn = `
  karton, kardus, dus, doos, cardboard, carton
  kotak, boks, box
  lowongan, loker, karier, karir, career, job, vacancy
  kontak, contact, whatsapp, wa, hubung, telepon, telpon, phone
  alamat, lokasi, address, location
  jam buka, jam kerja, opening hours, office hours
  harga, price, biaya, tarif, minimum, moq
  pesan, order
  buah, pcs, pieces, biji
  gudang, warehouse, storage
  kirim, ekspedisi, kargo, shipping, delivery, freight, cargo
  truk, truck, trucking
  kontainer, peti kemas, container
  bea cukai, kepabeanan, customs
  palet, pallet
  peti, peti kayu, packing kayu, kayu packing, crate, wooden crate
  busa, bubble wrap, plastik gelembung, foam
  lakban, selotip, packing tape
  stretch film, stretch wrap, plastik wrap
  stiker, sticker, label
  amplop, mailer
  sablon, cetak, print, printing
  contoh, sampel, sample
  makan, food
  ekspor, export
  impor, import
  retur, return, returns
  desain, design
`;

export interface Synonyms {
  language: Language;
  of(root: string): string[];
  /** The number of words at `at` that are one synonym; 1 for none. */
  phraseAt(words: string[], at: number): number;
}

const last = {
  id: rememberLast((searchWords) => synonymsOf(searchWords, 'id')),
  en: rememberLast((searchWords) => synonymsOf(searchWords, 'en')),
};

export function synonymsWith(searchWords: string, language: Language): Synonyms {
  return last[language](searchWords);
}

function synonymsOf(searchWords: string, language: Language): Synonyms {
  const groups = builtIn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(', '));
  const added = readSearchWords(searchWords).groups.map((group) => group.map(folded).filter(Boolean));
  const known = new Map<string, string[]>();
  for (const words of [...groups, ...added]) {
    const group = words.map((word) => rootsOf(word, language));
    for (const word of group) append(known, word, ...group);
  }
  const longest = Math.max(...[...known.keys()].map((word) => word.split(' ').length));
  return {
    language,
    of: (root) => known.get(root) ?? [],
    phraseAt(words, at) {
      for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
        if (known.has(rootsOf(words.slice(at, at + length).join(' '), language))) return length;
      }
      return 1;
    },
  };
}

function rootsOf(words: string, language: Language): string {
  return words
    .split(' ')
    .map((word) => rootOf(word, language))
    .join(' ');
}

function folded(text: string) {
  return wordsIn(text).join(' ');
}

/** The meanings of a word, or of several that are one: its roots and their synonyms. */
export function meaningsOf(word: string, synonyms: Synonyms) {
  const { language } = synonyms;
  const roots = word.includes(' ') ? [rootsOf(word, language)] : stemsOf(word, language);
  const all = [...new Set([...roots, ...roots.flatMap((root) => synonyms.of(root))])];
  return {
    roots: roots.flatMap((root) => root.split(' ')),
    stems: all.filter((each) => !each.includes(' ')),
    phrases: all.filter((each) => each.includes(' ')).map((each) => each.split(' ')),
  };
}
