import type { TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import * as z from 'zod';
import { translateMessage } from '#lib/translate-message.ts';
import { takenField } from './database-errors.ts';

const failed = 'Process failed please try again';
const unreadable = 'Something went wrong. Please reload the page.';
const tooLarge = 'The request is too large.';

// The wording of spec §8 for zod's own messages.
z.config({
  customError(issue) {
    if (issue.code !== 'invalid_type') return undefined;
    // A missing field has the spec's shared text; a call without any input zod's general one.
    if (issue.input === undefined) return issue.path?.length ? 'required' : 'Required';
    return `Expected ${issue.expected}, received ${z.util.parsedType(issue.input)}`;
  },
});

/** tRPC reports malformed JSON as a bad request; spec §8 has a separate code for it. */
export function withParseError(shape: TRPCDefaultErrorShape, error: TRPCError): TRPCDefaultErrorShape {
  if (error.code !== 'BAD_REQUEST' || !(error.cause instanceof SyntaxError)) return shape;
  return {
    ...shape,
    code: TRPC_ERROR_CODES_BY_KEY.PARSE_ERROR,
    data: { ...shape.data, code: 'PARSE_ERROR' },
  };
}

/** The public part of an error: a message, and for invalid or duplicate input the messages by field. Details stay in the log. */
export function messageOf<Data extends object>(shape: { message: string; data: Data }, error: TRPCError) {
  if (error.cause instanceof z.core.$ZodError) {
    const fields: Record<string, string[]> = {};
    for (const issue of error.cause.issues) {
      const field = issue.path.join('.');
      fields[field] = [...(fields[field] ?? []), translateMessage(issue.message)];
    }
    return {
      message: translateMessage(sentenceOfIssue(error.cause.issues[0])),
      data: { ...shape.data, fields },
    };
  }
  const taken = takenField(error);
  const fields = taken ? { [taken]: [translateMessage(shape.message)] } : undefined;
  return { message: translateMessage(sentenceOf(error)), data: { ...shape.data, fields } };
}

function sentenceOf(error: TRPCError) {
  if (error.code === 'INTERNAL_SERVER_ERROR') return failed;
  if (error.code === 'PAYLOAD_TOO_LARGE' && error.message === error.code) return tooLarge;
  // An unreadable request has the message of the JSON parser or the JavaScript engine.
  return error.code === 'BAD_REQUEST' && error.cause ? unreadable : error.message;
}

/** A sentence about an input: its own, or a shared text with its field, such as 'version: required'. */
export function sentenceOfIssue(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return failed;
  // A stored one begins with its template.
  const ownSentence = /\.$|^\["/.test(issue.message) || issue.path.length === 0;
  return ownSentence ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
