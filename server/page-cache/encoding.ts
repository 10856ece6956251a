import { LRUCache } from 'lru-cache';
import type { Encoding } from './stored-page.ts';

// Browsers send the same few headers again and again.
const decided = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest encoding that an Accept-Encoding header takes (RFC 9110 §12.5.3). */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string' || header.length > 200) return 'identity';
  const before = decided.get(header);
  if (before) return before;
  const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  decided.set(header, encoding);
  return encoding;
}

function accepts(header: string, coding: string): boolean {
  const codings = header.toLowerCase().split(',').map(read);
  const named = codings.find(({ name }) => name === coding) ?? codings.find(({ name }) => name === '*');
  return named !== undefined && named.weight > 0;
}

function read(entry: string) {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { name, weight: Number(weight) };
}
