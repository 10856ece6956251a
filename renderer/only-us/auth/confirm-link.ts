import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import { ExternalStore } from '../external-store.ts';
import { isUnconfirmed } from '../failure.ts';

// The dialog that asks a person to confirm that it's them. One for all the calls that wait for it.
let waiting: ((confirmed: boolean) => void)[] = [];

export const isConfirmAsked = new ExternalStore(false);

/** Closes it: with success what waits is called again; without, it fails as it would have. */
export function answerConfirm(confirmed: boolean): void {
  const all = waiting;
  waiting = [];
  isConfirmAsked.set(false);
  for (const go of all) go(confirmed);
}

/** Calls again by itself what the server refused until the person has confirmed that it's them. */
export const confirmLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      let call = next(op).subscribe({
        ...observer,
        error(error) {
          if (!isUnconfirmed(error)) return observer.error(error);
          waiting.push((confirmed) => {
            if (confirmed) call = next(op).subscribe(observer);
            else observer.error(error);
          });
          isConfirmAsked.set(true);
        },
      });
      return () => call.unsubscribe();
    });
