import Negotiator from 'negotiator';

/** The format of a variant. `plain`: the client accepts neither AVIF nor WebP. */
export type Format = 'avif' | 'webp' | 'plain';

/** AVIF or WebP if the Accept header names it. Not by wildcards: such clients may be unable to show either. */
export function wantedFormat(accept = ''): Format {
  const types = new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes();
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'plain';
}
