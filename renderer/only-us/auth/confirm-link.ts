import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import { Question } from '../external-store.ts';
import { isUnconfirmed } from '../failure.ts';

/** Asks a person to confirm that it's them. */
export const confirmation = new Question();

/** Calls again by itself what the server refused until the person has confirmed that it's them. */
export const confirmLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      let call = next(op).subscribe({
        ...observer,
        error(error) {
          if (!isUnconfirmed(error)) return observer.error(error);
          confirmation.ask((confirmed) => {
            if (confirmed) call = next(op).subscribe(observer);
            else observer.error(error);
          });
        },
      });
      return () => call.unsubscribe();
    });
