import Negotiator from 'negotiator';

/** The format of a variant. `plain`: the client accepts neither AVIF nor WebP. */
export type Format = 'avif' | 'webp' | 'plain';

/**
 * The format for an Accept header: AVIF if it names that, else WebP if it names that. Wildcards select neither,
 * because clients that send them may be unable to show either.
 */
export function wantedFormat(accept = ''): Format {
  const types = new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes();
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'plain';
}
