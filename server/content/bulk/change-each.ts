import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { $ZodError } from 'zod/v4/core';
import { translateMessage } from '#lib/translate-message.ts';
import { sentenceOfIssue } from '#server/errors/error-messages.ts';

export interface BulkResult {
  done: number[];
  /** `name`: what the record is called, if it is still there. */
  failed: { id: number; name?: string | undefined; message: string }[];
  /** The ids of new entries, such as duplicates. */
  created: number[];
}

// Errors that concern the caller or the site, not a single record.
const fatal: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']);

/** Changes one record after the other. Refused changes are reported with their sentence; the rest is done. */
export async function changeEach<Record extends { id: number }>(
  records: Record[],
  change: (record: Record) => Promise<unknown>,
  nameOf: (id: number) => string | undefined,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [], created: [] };
  for (const record of records) {
    // Lets other requests in.
    await setImmediate();
    try {
      const made = await change(record);
      result.done.push(record.id);
      if (isNew(made)) result.created.push(made.id);
    } catch (error) {
      if (!(error instanceof TRPCError) || fatal.has(error.code)) throw error;
      const { cause, message } = error;
      const sentence = cause instanceof $ZodError ? sentenceOfIssue(cause.issues[0]) : message;
      result.failed.push({ id: record.id, name: nameOf(record.id), message: translateMessage(sentence) });
    }
  }
  return result;
}

function isNew(made: unknown): made is { id: number } {
  return typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'number';
}
