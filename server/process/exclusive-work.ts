import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { lockFile } from '#database/lock.ts';

const busy = {
  moving: 'A site is moving in. Wait until that is done, or stop it under “Setting → Move in”.',
  restoring: 'A backup is being restored. Wait until that is done.',
};
type Work = keyof typeof busy;

const lock = (work: Work, uploads: string) => lockFile(path.join(uploads, `.${work}.lock`), busy[work]);

/**
 * Claims the site for work that changes much of it, whichever process does it: a move and a restore exclude each other. Returns the
 * function that ends it; throws CONFLICT with a sentence.
 */
export async function claimSite(work: Work, uploads: string): Promise<() => void> {
  mkdirSync(uploads, { recursive: true });
  const release = await claimed(work, uploads);
  try {
    (await claimed(work === 'moving' ? 'restoring' : 'moving', uploads))();
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** Does such work once the site is claimed for it. */
export async function exclusively<Result>(
  work: Work,
  uploads: string,
  run: () => Result,
): Promise<Awaited<Result>> {
  const release = await claimSite(work, uploads);
  try {
    return await run();
  } finally {
    release();
  }
}

// Asking alone holds a lock for an instant, and who was stopped just now ends within a second.
async function claimed(work: Work, uploads: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return lock(work, uploads);
    } catch (cause) {
      if (attempt === 15) throw new TRPCError({ code: 'CONFLICT', message: busy[work], cause });
      await wait(100);
    }
  }
}

/** Is a process at such work? */
export function isUnderWay(work: Work, uploads: string): boolean {
  try {
    lock(work, uploads)();
    return false;
  } catch {
    return true;
  }
}
