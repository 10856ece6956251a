import { initTRPC, TRPCError } from '@trpc/server';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Action, Area } from '#lib/rights.ts';
import { actingAs } from './activity/actor.ts';
import { explainDatabaseError } from './api/database-errors.ts';
import { messageOf, withParseError } from './api/error-messages.ts';
import { SerializedResult, transformer } from './api/payload.ts';
import { requireConfirmation } from './auth/confirmation.ts';
import { refusalFor } from './auth/refusal.ts';
import type { SessionUser } from './auth/session-user.ts';
import type { Context } from './context.ts';
import { inLanguageOf } from './office-language.ts';

interface Meta {
  /** Who may call it: set by the procedures below. In the back office, those who may do this in one of the areas. */
  access?: 'everybody' | { action: Action; areas: readonly Area[] };
  /** Of a mutation: may it change public content? Then the cached pages are dropped. */
  changesPublic?: boolean;
  /** Of a mutation: only for people who proved in the last ten minutes who they are. The back office asks them and calls again. */
  confirm?: boolean;
  /** Whether people who still have to set up a second factor may call it. */
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

const procedure = t.procedure.use(async ({ ctx, type, meta, next }) => {
  await ctx.takeTurn?.();
  if (type === 'mutation') await waitForWriteLock(ctx.db).catch(refuseToWrite);
  const actor = {
    user: ctx.user?.id ?? null,
    person: ctx.user,
    source: 'browser',
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

/** A procedure that anybody may call at any time. Non-public data needs one of the others. */
export const publicProcedure = procedure.meta({ access: 'everybody' });

/** The refusal of visitors during maintenance: intended, not a failure. */
export class UnderMaintenance extends TRPCError {
  constructor() {
    super({ code: 'SERVICE_UNAVAILABLE', message: 'Sorry, website is under maintenance' });
  }
}

/** A procedure that reads public content. During maintenance visitors get SERVICE_UNAVAILABLE, as on public pages. */
export const visitorProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.closed) throw new UnderMaintenance();
  return next();
});

/**
 * A procedure of the back office, for people who may do this in one of the areas (lib/rights.ts). Visitors get UNAUTHORIZED,
 * others FORBIDDEN.
 */
export const officeProcedure = (action: Action, ...areas: Area[]) =>
  procedure.meta({ access: { action, areas } }).use(({ ctx, meta, next }) => {
    const { beforeSecondFactor, confirm } = meta ?? {};
    const refused = refusalFor(ctx, { action, areas, beforeSecondFactor });
    if (refused) throw refused;
    if (confirm) requireConfirmation(ctx);
    // Nobody else gets here.
    return next({ ctx: { ...ctx, user: ctx.user as SessionUser } });
  });

/** A procedure of the own account, or one that every screen needs. */
export const ownProcedure = officeProcedure('read', 'own');

export const administratorProcedure = officeProcedure('manage', 'settings');
