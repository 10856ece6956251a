import type { Database } from '#database/client.ts';

/** Counts the changes of what visitors see. */
export interface ContentVersion {
  /** The number of the present state; another one whenever something has changed since. */
  current(): number;
  /** Something has changed. */
  bump(): void;
}

// Milliseconds. To look costs two calls of the system, a fifth of what a page from the cache does.
const between = 2;
// By so much a clock may be put right without anybody noticing.
const tolerated = 1000;

/**
 * Moves when a mutation says that it changed something public, when another process has written to the database
 * (https://www.sqlite.org/pragma.html#pragma_data_version), when something scheduled becomes public (`nextPublication`), and when the clock is
 * set back, because then something public may not be so any more. The first
 * shows at once; for the others the database and the clock are looked at every 2 milliseconds.
 */
export function openContentVersion(
  { db, now }: { db: Database; now(): Date },
  nextPublication: () => Date | null,
): ContentVersion {
  const readDataVersion = db.$client.prepare('pragma data_version').pluck();
  let dataVersion = readDataVersion.get();
  let count = 0;
  const nextChange = () => nextPublication()?.getTime() ?? Number.POSITIVE_INFINITY;
  let scheduled = nextChange();
  let looked = performance.now();
  let latest = now().getTime();
  const bump = () => {
    count += 1;
    scheduled = nextChange();
  };
  return {
    bump,
    current() {
      const instant = performance.now();
      if (instant - looked < between) return count;
      looked = instant;
      const seen = readDataVersion.get();
      const time = now().getTime();
      const setBack = time < latest - tolerated;
      latest = setBack ? time : Math.max(latest, time);
      if (seen !== dataVersion || time >= scheduled || setBack) {
        dataVersion = seen;
        bump();
      }
      return count;
    },
  };
}
