import { TRPCClientError } from '@trpc/client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { localize } from '#lib/interface-language.ts';
import type { AppRouter } from '#server/router.ts';

type Failure = TRPCClientError<AppRouter>;

const general = 'Process failed please try again';

/** The message for a failed call: the server's own, or a general one when it never answered (spec §8). */
export function failureMessage(error: unknown, otherwise = general): string {
  // Said already, but by a server that is being restored and knows nobody's language.
  return localize(answerTo(error)?.message || otherwise);
}

/** A sentence with the cause and the remedy, where the message of a failed call is the general one. */
export function failureReason(error: unknown): string | undefined {
  if (!isAnswered(error)) return localize('The site didn’t answer. Check your connection, then try again.');
  if (failureMessage(error) !== general) return undefined;
  return localize('Something went wrong on the server. Please try again in a moment.');
}

/** Why a call failed, in a place that says already what couldn’t be done. */
export function failureSentence(error: unknown): string {
  return failureReason(error) ?? failureMessage(error);
}

const hasCode =
  (...codes: string[]) =>
  (error: unknown): boolean =>
    codes.includes(answerTo(error)?.data?.code ?? '');

/** Whether the call was refused because the session has ended. */
export const isSignedOut = hasCode('UNAUTHORIZED');

/** Whether the call was refused until the person confirms who they are. */
export const isUnconfirmed = hasCode('PRECONDITION_REQUIRED');

/** Whether the server would refuse the same call again. */
export const isRefused = hasCode('BAD_REQUEST', 'PAYLOAD_TOO_LARGE');

export const isNotFound = hasCode('NOT_FOUND');

/** Whether somebody else changed it in the meantime. */
export const isConflict = hasCode('CONFLICT');

/** Whether the server answered at all. */
export function isAnswered(error: unknown): boolean {
  return answerTo(error) !== undefined;
}

/** Whether a retry may succeed. */
export function isTemporary(error: unknown): boolean {
  return !isAnswered(error) || (answerTo(error)?.data?.httpStatus ?? 0) >= 500;
}

/**
 * Puts what the server said about single fields (`data.fields`) at those fields of the form and focuses the first. Such an
 * error has the type 'server'.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  const fields = (error as { data?: { fields?: Record<string, string[]> } })?.data?.fields ?? {};
  Object.entries(fields).forEach(([name, messages], index) => {
    if (!(name in form.getValues())) return;
    const error = { type: 'server', message: messages[0] };
    form.setError(name as Path<Values>, error, { shouldFocus: index === 0 });
  });
}

function answerTo(error: unknown): Failure | undefined {
  const isAnswer = error instanceof TRPCClientError && error.data;
  return isAnswer ? (error as Failure) : undefined;
}

/** Only these three statuses count as a success (spec §8). */
export function isSuccess(status: number): boolean {
  return status === 200 || status === 201 || status === 202;
}
