import { LRUCache } from 'lru-cache';
import { refused } from '#server/errors/refused.ts';

const most = 300;
const counts = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });

/** Throws TOO_MANY_REQUESTS after 300 calls in a minute, with the `seconds` to wait. */
export function limited(key: string, calls: number): void {
  const count = (counts.get(key) ?? 0) + calls;
  counts.set(key, count);
  if (count <= most) return;
  const error = refused('TOO_MANY_REQUESTS', 'More than 300 calls in a minute. Please wait a moment.');
  throw Object.assign(error, { seconds: Math.ceil(counts.getRemainingTTL(key) / 1000) });
}
