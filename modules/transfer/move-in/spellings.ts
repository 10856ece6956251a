/** Under what an old address may be known: as it is, the picture of which it is a size, the list of which it is a further page, its feed. */
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
