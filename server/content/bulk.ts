import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';
import { type Context, clientProcedure, createCaller, router } from '../trpc.ts';

/** What became of many entries that were changed at once. */
export interface BulkResult {
  done: number[];
  failed: { id: number; message: string }[];
}

const bulkChange = z.strictObject({
  type: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
  action: z.enum(['publish', 'unpublish', 'delete', 'restore']),
  ids: z.array(id).check(z.minLength(1), z.maxLength(500, 'Select at most 500 at a time.')),
});

type Call = (input: { id: number }) => Promise<unknown>;
type Routers = Parameters<typeof router>[0];

// What would be refused for each of them.
const forAll = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']);

/**
 * `bulk`: the same change of many entries, by the procedures of their own router and with the permissions of the caller. Each
 * is a change of its own: what can't be done is reported, and the rest is done.
 */
export function bulkRouter(routers: Routers) {
  const callerOf = createCaller(router(routers));
  const callOf = (ctx: Context, type: string, action: string): Call => {
    const path = `${type}.${action}`;
    const known = Object.hasOwn(routers, type) && Object.hasOwn(routers[type] as object, action);
    if (!known) throw new TRPCError({ code: 'BAD_REQUEST', message: `There is no ${path}.` });
    const caller = callerOf(ctx) as unknown as Record<string, Record<string, Call>>;
    return (input) => caller[type]?.[action]?.(input) ?? Promise.resolve();
  };
  return router({
    change: clientProcedure
      .meta({ changesPublic: true })
      .input(bulkChange)
      .mutation(async ({ ctx, input: { type, action, ids } }): Promise<BulkResult> => {
        const call = callOf(ctx, type, action);
        const result: BulkResult = { done: [], failed: [] };
        for (const each of new Set(ids)) {
          const refusal = await refusalOf(call({ id: each }));
          if (refusal) result.failed.push({ id: each, message: refusal });
          else result.done.push(each);
        }
        return result;
      }),
  });
}

async function refusalOf(change: Promise<unknown>): Promise<string | null> {
  try {
    await change;
    return null;
  } catch (error) {
    if (!(error instanceof TRPCError) || forAll.has(error.code)) throw error;
    return error.message;
  }
}
