import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { id, typeName } from '#lib/inputs.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { findType } from '../content/declared-types.ts';
import type { Context } from '../context.ts';
import { exclusively, restoring } from '../process/exclusive-work.ts';
import { rehearsalToken } from '../site/future/asked-future.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { compareSites } from './compare.ts';
import { lastRestore } from './last-restore.ts';
import { backupNamed, describeBackups } from './list.ts';
import { siteOf } from './paths.ts';
import { endRehearsal } from './prepare-rehearsal.ts';
import { type Rehearsal, readRehearsal } from './rehearsal.ts';
import { type FromBackup, restoreArea, restoreOne } from './restore-entries.ts';
import { goBack, restoreRehearsed } from './restore-whole.ts';

const one = z.object({ name: z.string().check(z.maxLength(200)) });
/** Which rehearsal somebody looks at: another one may have taken its place. */
const ofRehearsal = { startedAt: z.date() };
const mutation = administratorProcedure.meta({ changesPublic: false });
const confirmed = administratorProcedure.meta({ changesPublic: false, confirm: true });

/** `backup`: the backups of the site. For administrators. */
export const backupRouter = router({
  /** The newest thirty, what is being made, and the last restore. */
  getAll: administratorProcedure.query(async ({ ctx }) => ({
    backups: await describeBackups(ctx.env),
    running: ctx.background.current,
    failed: ctx.background.failed,
    restored: lastRestore(ctx),
  })),

  /** Starts a backup in a process of its own, which goes on when the caller leaves. */
  start: mutation.mutation(({ ctx }) => {
    refuseWhileBusy(ctx);
    const { background, db, log, user } = ctx;
    const words = ['backup', '--steps', '--by', user.name];
    void background.run(words, { by: user.name }).then((err) => {
      if (err) return log.error({ err }, 'The backup that was asked for failed');
      recordActivity(db, whoActs(), { what: 'backedUp', type: 'backup' });
    });
  }),

  /** Restores a backup beside the site, in a process of its own: to look at it, and before it is restored. */
  rehearse: mutation.input(one).mutation(async ({ ctx, input: { name } }) => {
    refuseWhileBusy(ctx);
    await whileNothingMovesIn(ctx, () => undefined);
    const file = backupNamed(ctx.env, name);
    if (!file) throw new TRPCError({ code: 'NOT_FOUND', message: 'This backup is no longer there.' });
    const { background, db, log, user } = ctx;
    const words = ['restore', file, '--rehearse', '--steps', '--by', user.name];
    void background.run(words, { by: user.name }).then((err) => {
      if (err) return log.error({ err }, 'A restore could not be prepared');
      recordActivity(db, whoActs(), { what: 'rehearsed', type: 'backup', title: name });
    });
  }),

  /** The backup that is restored beside the site, what its restore would change, and the token of its address; null for none. */
  getRehearsal: administratorProcedure.query(({ ctx }) => {
    const rehearsal = readRehearsal(ctx.env, ctx.now());
    const then = rehearsal && ctx.rehearsals.open(ctx.now());
    if (!then) return null;
    try {
      const { added: _, ...about } = rehearsal;
      return { ...about, token: rehearsalToken(ctx.env, rehearsal), areas: compareSites(ctx.db, then.db) };
    } finally {
      then.release();
    }
  }),

  /** Removes what was restored beside the site. */
  endRehearsal: mutation.mutation(async ({ ctx }) => {
    ctx.rehearsals.close();
    await endRehearsal(ctx.env);
  }),

  /** Restores one entry of the rehearsed backup: as a working copy, as a draft, or into the trash. Returns where it is edited. */
  restoreEntry: administratorProcedure
    .meta({ changesPublic: true, confirm: true })
    .input(z.object({ ...ofRehearsal, type: typeName, id }))
    .mutation(({ ctx, input }) =>
      withRehearsal(ctx, input, (from) => restoreOne(from, typeOf(input), input.id, changeOf(ctx))),
    ),

  /** Makes all entries of a type what they were in the rehearsed backup, for visitors, too. */
  restoreArea: administratorProcedure
    .meta({ changesPublic: true, confirm: true })
    .input(z.object({ ...ofRehearsal, type: typeName }))
    .mutation(({ ctx, input }) =>
      withRehearsal(ctx, input, (from) => restoreArea(from, typeOf(input), changeOf(ctx))),
    ),

  /** Makes the rehearsed backup the site. Returns once the site is open again. */
  restore: confirmed
    .input(z.object({ ...ofRehearsal, keepSchedules: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      refuseWhileBusy(ctx);
      await whileNothingMovesIn(ctx, () =>
        restoreRehearsed(ctx, currentRehearsal(ctx, input), input.keepSchedules),
      );
    }),

  /** Makes the site what it was before the last restore, within an hour of it. */
  goBack: confirmed.mutation(async ({ ctx }) => {
    refuseWhileBusy(ctx);
    await whileNothingMovesIn(ctx, () => goBack(ctx));
  }),
});

function withRehearsal<Result>(
  ctx: Context,
  input: { startedAt: Date },
  restore: (from: FromBackup) => Result,
): Promise<Result> {
  return whileNothingMovesIn(ctx, () => fromRehearsal(ctx, input, restore));
}

function fromRehearsal<Result>(
  ctx: Context,
  input: { startedAt: Date },
  restore: (from: FromBackup) => Result,
): Result {
  const { madeAt } = currentRehearsal(ctx, input);
  const opened = ctx.rehearsals.open(ctx.now());
  if (!opened) throw notPrepared();
  const uploads = siteOf(ctx.env).uploads;
  try {
    return ctx.db.transaction((db) => restore({ db, backup: opened.db, madeAt, uploads }));
  } finally {
    opened.release();
  }
}

function whileNothingMovesIn<Result>({ env }: Context, work: () => Result) {
  return exclusively(restoring, siteOf(env).uploads, work);
}

function typeOf({ type: name }: { type: string }) {
  const type = findType(name);
  if (type) return type;
  throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such area any more.' });
}

function changeOf({ user, now }: Context) {
  return { user: user?.id ?? null, now: now() };
}

function refuseWhileBusy({ background }: Context) {
  const { current } = background;
  if (!current) return;
  const message =
    current.step === 'rehearse'
      ? 'Another restore is being prepared. Wait until that is done.'
      : 'Another backup is being made. Wait until it is done.';
  throw new TRPCError({ code: 'CONFLICT', message });
}

function currentRehearsal({ env, now }: Context, { startedAt }: { startedAt: Date }): Rehearsal {
  const rehearsal = readRehearsal(env, now());
  if (rehearsal?.startedAt.getTime() === startedAt.getTime()) return rehearsal;
  throw notPrepared();
}

function notPrepared() {
  const message =
    'This restore is no longer prepared, or somebody prepared another one. Look at the list again.';
  return new TRPCError({ code: 'CONFLICT', message });
}
