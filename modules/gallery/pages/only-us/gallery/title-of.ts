/** A first title made of a file's name: `IMG_palet-kayu.JPG` gives `IMG palet kayu`. At most 120 characters. */
export function titleOf(filename: string): string {
  const words = filename
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return words.slice(0, 120).trim() || 'Untitled';
}
