import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';

type Failure = TRPCClientError<AppRouter>;

/** What to tell about a failed call: the server's sentence; another one when it never answered (spec §8). */
export function failureMessage(error: unknown, otherwise = 'Process failed please try again'): string {
  return answerTo(error)?.message || otherwise;
}

/** Did the server refuse because nobody is signed in any more? */
export function isSignedOut(error: unknown): boolean {
  return answerTo(error)?.data?.code === 'UNAUTHORIZED';
}

/** Did the server refuse what was sent, so that it would refuse the same again? */
export function isRefused(error: unknown): boolean {
  const code = answerTo(error)?.data?.code;
  return code === 'BAD_REQUEST' || code === 'PAYLOAD_TOO_LARGE';
}

/** Is what the call was about not there any more? */
export function isNotFound(error: unknown): boolean {
  return answerTo(error)?.data?.code === 'NOT_FOUND';
}

function answerTo(error: unknown): Failure | undefined {
  const isAnswer = error instanceof TRPCClientError && error.data;
  return isAnswer ? (error as Failure) : undefined;
}
