import Negotiator from 'negotiator';

/** What a variant is made as. `plain`: the client accepts neither AVIF nor WebP. */
export type Format = 'avif' | 'webp' | 'plain';

/**
 * The format for an Accept header: AVIF when it is named, else WebP when that is named. Wildcards choose neither, because
 * programs that send them show what they don't understand as nothing.
 */
export function wantedFormat(accept = ''): Format {
  const types = new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes();
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'plain';
}
