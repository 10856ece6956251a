import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from './stored-page.ts';

// Browsers send the same few headers again and again; reading one takes a fifth of what a cached page takes.
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding that an Accept-Encoding header prefers, the smaller one if it prefers none (RFC 9110 §12.5.3). */
export function encodingFor(header = ''): Encoding {
  const known = negotiated.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const encoding = negotiator.encoding(['br', 'gzip', 'identity'], ['br', 'gzip']) ?? 'identity';
  negotiated.set(header, encoding);
  return encoding;
}
