/** Spellings of an old address: itself, its original picture, the first page of its list, its feed. */
export function spellings(path: string): string[] {
  const list = path.replace(/\/(?:page|comment-page)[/-]\d+$|\/(?:amp|embed|trackback)$/, '');
  const feed = /\/feed(\/\w+)?$/.test(path) ? ['/feed'] : [];
  const sitemap = /\/(wp-sitemap-[\w-]+|[\w-]+-sitemap\d*)\.xml$/.test(path) ? ['/wp-sitemap.xml'] : [];
  return [...new Set([path, originalOf(path), list, ...feed, ...sitemap])];
}

/** One rule for all sizes of a picture: `-300x200`, `-scaled`, `-rotated` and `.thumbnail` (before 2008) are the original. */
export function originalOf(path: string): string {
  const bare = path.replace(/(?:-(?:\d+x\d+|scaled|rotated)|\.thumbnail)(?=\.\w+$)/, '');
  return bare.replace(/-(?:scaled|rotated)(?=\.\w+$)/, '');
}

/** Without the percent signs of an address, unless they are malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
