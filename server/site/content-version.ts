import type { Database } from '#database/client.ts';

/** Counts the changes of public content. */
export interface ContentVersion {
  /** The number of the current state; it differs after every change. */
  current(): number;
  /** Records a change. */
  bump(): void;
  /** Calls the listener after every change, as soon as it is noticed. Returns the function that ends it. */
  onChange(listener: () => void): () => void;
}

// Milliseconds. A check costs two system calls, a fifth of the time of a cached page.
const checkInterval = 2;
// Clock corrections up to this go unnoticed.
const tolerated = 1000;
// A site that moves in is written to many times a second: pages that visitors read stay as they are for one.
const whileMoving = 1000;

/**
 * Increments when a mutation reports a change of public content, when another process wrote to the database
 * (https://www.sqlite.org/pragma.html#pragma_data_version), when scheduled content becomes public (`nextPublication`),
 * and when the clock is set back, because some content may then no longer be public. The first takes effect at once;
 * for the others the database and the clock are checked every 2 milliseconds. While `isMoving`, changes by another process
 * count once a second.
 */
export function openContentVersion(
  { db, now }: { db: Database; now(): Date },
  nextPublication: () => Date | null,
  isMoving: () => boolean = () => false,
): ContentVersion {
  const readDataVersion = db.$client.prepare('pragma data_version').pluck();
  let dataVersion = readDataVersion.get();
  let count = 0;
  const listeners = new Set<() => void>();
  const nextChange = () => nextPublication()?.getTime() ?? Number.POSITIVE_INFINITY;
  let scheduled = nextChange();
  let looked = performance.now();
  let quietUntil = 0;
  let latest = now().getTime();
  const bump = () => {
    count += 1;
    scheduled = nextChange();
    for (const listener of listeners) listener();
  };
  return {
    bump,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current() {
      const instant = performance.now();
      if (instant - looked < checkInterval) return count;
      const seen = instant < quietUntil ? dataVersion : readDataVersion.get();
      looked = instant;
      const time = now().getTime();
      const setBack = time < latest - tolerated;
      latest = setBack ? time : Math.max(latest, time);
      if (seen !== dataVersion || time >= scheduled || setBack) {
        if (seen !== dataVersion && isMoving()) quietUntil = instant + whileMoving;
        dataVersion = seen;
        bump();
      }
      return count;
    },
  };
}
