import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { lockFile } from '#database/lock.ts';
import { offered } from '../module/registry.ts';
import { type ExclusiveWork, exclusiveWork } from './points.ts';

const all = () => offered(exclusiveWork);

const fileOf = ({ name }: ExclusiveWork, uploads: string) => path.join(uploads, `.${name}.lock`);

const lock = (work: ExclusiveWork, uploads: string) => lockFile(fileOf(work, uploads), work.busy);

/** Claims the site for this process; returns the release. Throws CONFLICT while other such work is under way. */
export async function claimSite(work: ExclusiveWork, uploads: string): Promise<() => void> {
  mkdirSync(uploads, { recursive: true });
  const release = await claimed(work, uploads);
  try {
    for (const other of all()) if (other.name !== work.name) (await claimed(other, uploads))();
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

export async function exclusively<Result>(
  work: ExclusiveWork,
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
async function claimed(work: ExclusiveWork, uploads: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return lock(work, uploads);
    } catch (cause) {
      if (attempt === 15) throw new TRPCError({ code: 'CONFLICT', message: work.busy, cause });
      await wait(100);
    }
  }
}

export function isUnderWay(work: ExclusiveWork, uploads: string): boolean {
  // Asking would create it, and each further question would open it as a database.
  if (!existsSync(fileOf(work, uploads))) return false;
  try {
    lock(work, uploads)();
    return false;
  } catch {
    return true;
  }
}

export function isAnyUnderWay(uploads: string): boolean {
  return all().some((work) => isUnderWay(work, uploads));
}
