import pLimit, { type LimitFunction } from 'p-limit';

// Form data is read whole into memory: 15 MB and a little for each.
const ofAll = 6;
// As many as the back office sends at a time (renderer/only-us/ui/upload).
const ofOneAccount = 3;

/** Runs what reads form data: six at a time, of one account three, so that nobody's stalled uploads hold up all others. */
export function openUploadSlots(): <Result>(account: string, work: () => Promise<Result>) => Promise<Result> {
  const together = pLimit(ofAll);
  const accounts = new Map<string, LimitFunction>();
  return async (account, work) => {
    const own = accounts.get(account) ?? pLimit(ofOneAccount);
    accounts.set(account, own);
    try {
      return await own(() => together(work));
    } finally {
      if (own.activeCount === 0 && own.pendingCount === 0) accounts.delete(account);
    }
  };
}
