const shortest = 12;

/** Where words end in a text, ignoring spaces; if some are gone, the longest remaining end of them. Null for none. */
export function endOfWords(
  text: string,
  words: string,
  least = shortest,
): { end: number; length: number } | null {
  const letters = bare(text);
  const wanted = bare(words).slice(-longest);
  for (let length = wanted.length; length >= Math.min(least, wanted.length); length--) {
    const found = letters.indexOf(wanted.slice(wanted.length - length));
    if (found >= 0) return { end: found + length, length };
  }
  return null;
}

// Earlier words only distinguish repeated passages.
const longest = 200;

function bare(text: string) {
  return text.replace(/\s/g, '');
}
