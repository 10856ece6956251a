const shortest = 12;

/**
 * Where words end among the letters of a text, without regard to its spaces; of words that aren't there any more, as many of the last
 * as are. Null for none.
 */
export function endOfWords(text: string, words: string): { end: number; length: number } | null {
  const [letters, wanted] = [bare(text), bare(words)];
  for (let length = wanted.length; length >= Math.min(shortest, wanted.length); length = half(length)) {
    const found = letters.indexOf(wanted.slice(wanted.length - length));
    if (found >= 0) return { end: found + length, length };
    if (length === 0) break;
  }
  return null;
}

const half = (length: number) => Math.floor(length / 2);

function bare(text: string) {
  return text.replace(/\s/g, '');
}
