import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { $ZodError } from 'zod/v4/core';
import { id } from '#lib/inputs.ts';
import { fromModules } from '../site/modules.ts';
import { type Context, clientProcedure, createCaller, router } from '../trpc.ts';
import { duplicateOf } from './duplicate.ts';
import type { EntryType } from './entry-type.ts';
import { getEntry } from './read-entry.ts';
import { enteredValues } from './values.ts';

/** What became of many entries that were changed at once. */
export interface BulkResult {
  done: number[];
  failed: { id: number; message: string }[];
}

const bulkChange = z.strictObject({
  type: z.string(),
  action: z.enum(['publish', 'unpublish', 'delete', 'restore', 'assign', 'duplicate']),
  ids: z.array(id).check(z.minLength(1), z.maxLength(500, 'Select at most 500 at a time.')),
  /** For `assign`: the fields to change, such as the category. */
  values: z.optional(z.record(z.string(), z.unknown())),
});

type Change = z.infer<typeof bulkChange>;
type Call = (input: object) => Promise<unknown>;
type Routers = Record<string, object>;

// What would be refused for each of them.
const forAll = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']);

/**
 * `bulk`: the same change of many entries, by the procedures of their own router and with the permissions of the caller. Each
 * is a change of its own: what can't be done is reported, and the rest is done.
 */
export function bulkRouter(routers: Routers) {
  const callerOf = createCaller(router(routers as Parameters<typeof router>[0]));
  const callOf = (ctx: Context, type: string, name: string): Call => {
    if (!Object.hasOwn(routers[type] ?? {}, name)) throw unknownChange(type);
    const caller = callerOf(ctx) as unknown as Record<string, Record<string, Call>>;
    return (input) => caller[type]?.[name]?.(input) ?? Promise.resolve();
  };
  return router({
    change: clientProcedure
      .meta({ changesPublic: true })
      .input(bulkChange)
      .mutation(async ({ ctx, input }): Promise<BulkResult> => {
        const type = fromModules('entryTypes')
          .flat()
          .find(({ name }) => name === input.type);
        if (!type) throw unknownChange(input.type);
        const call = callOf(ctx, type.name, procedures[input.action] ?? input.action);
        const result: BulkResult = { done: [], failed: [] };
        for (const each of new Set(input.ids)) {
          const refusal = await refusalOf(async () => call(inputFor(ctx, type, input, each)));
          if (refusal) result.failed.push({ id: each, message: refusal });
          else result.done.push(each);
        }
        return result;
      }),
  });
}

const procedures: Partial<Record<Change['action'], string>> = { assign: 'update', duplicate: 'create' };

function inputFor({ db }: Context, type: EntryType, { action, values }: Change, id: number): object {
  if (action !== 'assign' && action !== 'duplicate') return { id };
  const row = getEntry(db, type, id);
  if (action === 'duplicate') return duplicateOf(db, type, row);
  return { ...enteredValues(type, row), ...values, id, version: row.version };
}

async function refusalOf(change: () => Promise<unknown>): Promise<string | null> {
  try {
    await change();
    return null;
  } catch (error) {
    if (!(error instanceof TRPCError) || forAll.has(error.code)) throw error;
    return (error.cause instanceof $ZodError && error.cause.issues[0]?.message) || error.message;
  }
}

function unknownChange(type: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message: `Entries of ${type} can’t be changed this way.` });
}
