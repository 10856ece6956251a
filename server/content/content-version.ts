import type { Database } from '#database/client.ts';
import type { ContentVersion } from '../services.ts';

// Milliseconds. A check costs two system calls, a fifth of the time of a cached page.
const checkInterval = 2;
// Clock corrections up to this go unnoticed.
const tolerated = 1000;
// A running import writes many times a second: readers keep their pages for this long.
const whileMoving = 1000;

/** Increments when a mutation changes public content, and within 2 ms when another process wrote (pragma data_version), content goes live or the clock is set back. While `isMoving`, other processes count once a second. */
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
  // Read when a page is first asked for: a change itself needn’t wait for it.
  let scheduled: number | undefined;
  let looked = performance.now();
  let quietUntil = 0;
  let latest = now().getTime();
  const bump = () => {
    count += 1;
    scheduled = undefined;
    for (const listener of listeners) listener();
  };
  return {
    bump,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current() {
      scheduled ??= nextChange();
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
