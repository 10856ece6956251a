/**
 * Does If-None-Match name this entity tag? Compared weakly, as RFC 9110 §13.1.2 asks: a list, `W/` and `*` count.
 */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
