import { initTRPC, TRPCError } from '@trpc/server';
import { waitForWriteLock } from '#database/write-lock.ts';
import { explainDatabaseError } from './api/database-errors.ts';
import { messageOf, withParseError } from './api/error-messages.ts';
import { transformer } from './api/payload.ts';
import type { SessionUser } from './auth/session-user.ts';
import type { Services } from './services.ts';
import type { SiteSettings } from './site/settings.ts';

/** What a procedure knows of its call. */
export interface Context extends Services {
  /** Who is signed in; null for a visitor. */
  user: SessionUser | null;
  /** The id (hash) of the session that the call came with. */
  sessionId: string | null;
  /** The caller's IP address, as far as TRUST_PROXY lets it be believed. */
  address: string;
  /** The origin that the caller has the site open under. Left out where nobody has: then the site's own counts. */
  origin?: string;
  requestId: string;
  /** Has the caller gone away without waiting for the answer? */
  hungUp?(): boolean;
  /** Waits until the calls that came before in the same batch, and then everybody else, had a turn. */
  takeTurn?(): Promise<void>;
  /** May this caller see the site while visitors see the maintenance page? */
  preview: boolean;
  /** The site's settings when the call came. */
  settings: SiteSettings;
  /** Does this caller see the maintenance page? */
  closed: boolean;
}

/** What a procedure declares. */
interface Meta {
  /** Who may call it: set by the procedures below. */
  access?: 'everybody' | 'client' | 'administrator';
  /** Of a mutation: may visitors see something else afterwards? Then the cached pages are dropped. */
  changesPublic?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer,
    isDev: false, // a stack trace never leaves the process
    errorFormatter({ shape: given, error }) {
      const shape = withParseError(given, error);
      return { ...shape, ...messageOf(shape, error) };
    },
  });

export const router = t.router;
export const createCaller = t.createCallerFactory;

const procedure = t.procedure.use(async ({ ctx, type, meta, next }) => {
  await ctx.takeTurn?.();
  if (type === 'mutation') await waitForWriteLock(ctx.db).catch(refuseToWrite);
  const result = await next();
  if (!result.ok) throw explainDatabaseError(result.error);
  if (meta?.changesPublic) ctx.content.bump();
  return result;
});

function refuseToWrite(cause: Error) {
  throw explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
}

/** A procedure that anybody may call at any time. What is not meant for the public uses one of the others. */
export const publicProcedure = procedure.meta({ access: 'everybody' });

/** What visitors are refused with during maintenance: meant so, and no failure. */
export class UnderMaintenance extends TRPCError {
  constructor() {
    super({ code: 'SERVICE_UNAVAILABLE', message: 'Sorry, website is under maintenance' });
  }
}

/** A procedure that reads what public pages show. During maintenance visitors get SERVICE_UNAVAILABLE, here as there. */
export const visitorProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.closed) throw new UnderMaintenance();
  return next();
});

/** A procedure for people who are signed in: clients and administrators. Others get UNAUTHORIZED. */
export const clientProcedure = procedure.meta({ access: 'client' }).use(({ ctx, next }) => {
  if (!ctx.user) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  return next({ ctx: { ...ctx, user: ctx.user } });
});

/** A procedure for administrators. A client gets FORBIDDEN. */
export const administratorProcedure = clientProcedure
  .meta({ access: 'administrator' })
  .use(({ ctx, next }) => {
    if (ctx.user.role !== 'administrator') {
      throw new TRPCError({ code: 'FORBIDDEN', message: 'Only an administrator can do this.' });
    }
    return next({ ctx });
  });
