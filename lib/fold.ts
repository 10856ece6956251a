// Folds words for addresses, tags, search and lists (docs/decisions/0100-fold-words-in-one-way.md). Other scripts stay.

/** Letters that Unicode doesn’t decompose, and how people type them on other keyboards. */
const letters = new Map(
  'æ:ae œ:oe ß:ss þ:th ŋ:ng ǆ:dz ĳ:ij ð:d đ:d ɖ:d ɗ:d ø:o ɵ:o ɔ:o ł:l ƚ:l ħ:h ı:i ɨ:i ŧ:t ƀ:b ɓ:b ƙ:k ĸ:q ƒ:f ə:e ǝ:e ɛ:e ɇ:e ǥ:g ɣ:g ɠ:g ɲ:n ƞ:n ƥ:p ɍ:r ʉ:u ʋ:v ƴ:y ɏ:y ƶ:z ς:σ'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const others = new RegExp([...letters.keys()].join('|'), 'g');

// Characters that nobody types: invisible ones, enclosing marks, and trademark signs.
const untyped = /\p{Default_Ignorable_Code_Point}|[\u20D0-\u20FF℠™]/gu;
const apostrophes = /(?<=[\p{L}\p{M}])['’‘‛`´′＇](?=\p{L})|[\u02B9-\u02BF\u02C8\u02CA\u02CB\uA78B\uA78C]/gu;
// 1.000 and 1,000, but no part of 1.000.00 and no decimals.
const thousands = /(?<![\d.,])(\d{1,3})([.,'’\u00A0\u2009\u202F])(\d{3})((?:\2\d{3})*)(?!\d|\2\d)/g;
const accents = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036F]+/gu;

/** Lower case, without accents and apostrophes, numbers in one piece: for comparing words. */
export function fold(text: string): string {
  if (/^[a-z0-9 ]*$/.test(text)) return text;
  return text
    .replace(untyped, '')
    .replace(apostrophes, '')
    .replace(thousands, (_, first, sign, second, rest) => first + second + rest.replaceAll(sign, ''))
    .replace(/[×✕✖]/g, 'x')
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '$1')
    .replace(others, (letter) => letters.get(letter) ?? letter)
    .normalize();
}

const betweenSizes = /(?<=\d)\s?[x*]\s?(?=\d)/g;
const isAscii = /^[ -~]*$/;
const decimals = /(?<=\d),(?=\d)/g;
const besideNumbers = /(?<=\p{L})[\s‐-―-](?=\d)|(?<=\d)[\s‐-―-](?=\p{L})/gu;

/**
 * The same for searching: sizes and codes are one word, `20 x 30` is `20x30` and `ISO-9001` is `iso9001`; decimals have a
 * point, and letters of all scripts no marks.
 */
export function foldForSearch(text: string): string {
  const folded = fold(text);
  const bare = isAscii.test(folded) ? folded : folded.normalize('NFKD').replace(/\p{M}/gu, '').normalize();
  return bare.replace(betweenSizes, 'x').replace(besideNumbers, '').replace(decimals, '.');
}

/** The words of a search, also those between dashes. */
export function searchedWords(typed: string): string[] {
  return foldForSearch(typed)
    .split(/[\s‐-―-]+/)
    .filter(Boolean);
}

/** Whether a text contains every typed word, also within longer ones. */
export function hasWords(text: string, typed: string): boolean {
  const folded = `${fold(text)} ${foldForSearch(text)}`;
  return searchedWords(typed).every((word) => folded.includes(word));
}
