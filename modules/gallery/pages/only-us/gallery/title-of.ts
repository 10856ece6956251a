/** A default title from a file name: `IMG palet kayu` for `IMG_palet-kayu.JPG`. At most 120 characters. */
export function titleOf(filename: string): string {
  const words = filename
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return words.slice(0, 120).trim() || 'Untitled';
}
