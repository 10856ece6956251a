import { LRUCache } from 'lru-cache';

const begun = new LRUCache<string, number>({ max: 1000, ttl: 60 * 60 * 1000 });

/**
 * The instant that a file of a batch counts as sent: when the first of the batch arrived, and a millisecond earlier for
 * each file before it. So a list with the newest first has them in the order they were chosen, whichever arrives first.
 * `batch` tells them from those of other people.
 */
export function timeInBatch(batch: string, place: number, now: Date): Date {
  const start = begun.get(batch) ?? now.getTime();
  begun.set(batch, start);
  return new Date(start - place);
}
