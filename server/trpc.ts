import { initTRPC, TRPCError } from '@trpc/server';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Action, Area } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { actingAs } from './activity/actor.ts';
import type { Context } from './context.ts';
import { explainDatabaseError } from './errors/database-errors.ts';
import { messageOf, withParseError } from './errors/error-messages.ts';
import { refusalFor, requireConfirmation } from './errors/refusal.ts';
import { SerializedResult, transformer } from './http/payload.ts';
import { inLanguageOf } from './office-language.ts';

interface Meta {
  /** Set by the procedures below: everybody, or people with this right in one of the areas. */
  access?: 'everybody' | { action: Action; areas: readonly Area[] };
  /** Whether a mutation may change public content: then cached pages are dropped. */
  changesPublic?: boolean;
  /** Whether a mutation needs recent re-authentication. The back office asks and calls again. */
  confirm?: boolean;
  /** Whether it works before a required second factor is set up. */
  beforeSecondFactor?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer,
    isDev: false, // a stack trace never leaves the process
    errorFormatter({ shape: given, error, ctx }) {
      const shape = withParseError(given, error);
      return { ...shape, ...inLanguageOf(ctx?.user ?? null, () => messageOf(shape, error)) };
    },
  });

export const router = t.router;
export const createCaller = t.createCallerFactory;

const procedure = t.procedure.use(async ({ ctx, type, meta, path, next }) => {
  ctx.admit?.(path);
  await ctx.takeTurn?.();
  if (type === 'mutation') await waitForWriteLock(ctx.db).catch(refuseToWrite);
  const actor = {
    user: ctx.user?.id ?? null,
    person: ctx.user,
    source: ctx.user?.assistant ? 'assistant' : 'browser',
    sessionId: ctx.sessionId,
    now: ctx.now,
  } as const;
  // What a procedure calls itself answers to that procedure, not to the batch.
  const run = () => next({ ctx: { takeTurn: undefined } });
  const result = await actingAs(actor, () => inLanguageOf(ctx.user, run));
  if (!result.ok) throw explainDatabaseError(result.error);
  if (meta?.changesPublic) ctx.content.bump();
  return ctx.takeTurn ? { ...result, data: new SerializedResult(result.data) } : result;
});

function refuseToWrite(cause: Error) {
  throw explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
}

/** For anybody. Non-public data needs one of the others. */
export const publicProcedure = procedure.meta({ access: 'everybody' });

/** Intended, not a failure. */
export class UnderMaintenance extends TRPCError {
  constructor() {
    super({ code: 'SERVICE_UNAVAILABLE', message: 'Sorry, website is under maintenance' });
  }
}

/** Reads public content. During maintenance visitors get SERVICE_UNAVAILABLE. */
export const visitorProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.closed) throw new UnderMaintenance();
  return next();
});

/** For people with this right in one of the areas (lib/rights.ts). Visitors get UNAUTHORIZED, others FORBIDDEN. */
export const officeProcedure = (action: Action, ...areas: Area[]) =>
  procedure.meta({ access: { action, areas } }).use(({ ctx, meta, next }) => {
    const { beforeSecondFactor, confirm } = meta ?? {};
    const refused = refusalFor(ctx, { action, areas, beforeSecondFactor });
    if (refused) throw refused;
    if (confirm) requireConfirmation(ctx);
    // Nobody else gets here.
    return next({ ctx: { user: ctx.user as SessionUser } });
  });

/** For one's own account, and for every screen. */
export const ownProcedure = officeProcedure('read', 'own');

export const administratorProcedure = officeProcedure('manage', 'settings');
