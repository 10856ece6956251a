import { isNotFound } from '#renderer/only-us/failure.ts';

/**
 * For the mutations of a form: refetches what they change, also after failures, which is how a newer version is
 * noticed. The form doesn't wait for that: without a network it would stay busy through all retries.
 */
export function refreshAfter(invalidate: () => Promise<unknown>) {
  return {
    onSettled(_answer: unknown, error: unknown) {
      // Refetching after a deletion removes the row, and with it the form and all that was typed.
      if (!isNotFound(error)) void invalidate();
    },
  };
}
