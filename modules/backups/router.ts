import * as z from 'zod/mini';
import { id, typeName } from '#lib/inputs.ts';
import { type Line, recordActivity } from '#server/activity/record.ts';
import type { Change } from '#server/content/change.ts';
import { findType } from '#server/content/declared-types.ts';
import type { Context, Signed } from '#server/context.ts';
import { refused } from '#server/errors/refused.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { exclusively } from '#server/process/exclusive-work.ts';
import { siteOf } from '#server/process/paths.ts';
import { signFormer } from '#server/request/preview-link.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { background } from './background.ts';
import { backupNamed, describeBackups } from './list.ts';
import { compareSites } from './restore/compare.ts';
import { lastRestore } from './restore/last-restore.ts';
import { endRehearsal, type Rehearsal, readRehearsal } from './restore/rehearsal.ts';
import { restoring } from './restore/restore.ts';
import { type FromBackup, restoreArea, restoreOne } from './restore/restore-entries.ts';
import { goBack, restoreRehearsed } from './restore/restore-whole.ts';

const one = z.object({ name: z.string().check(z.maxLength(200)) });
/** The rehearsal that somebody looks at: another one may have taken its place. */
const ofRehearsal = { startedAt: z.date() };
const mutation = administratorProcedure.meta({ changesPublic: false });
const confirmed = administratorProcedure.meta({ changesPublic: false, confirm: true });
const changing = administratorProcedure.meta({ changesPublic: true, confirm: true });

export const backupRouter = router({
  getAll: administratorProcedure.query(async ({ ctx }) => ({
    backups: await describeBackups(ctx.env),
    running: ctx.service(background).current,
    failed: ctx.service(background).failed,
    restored: lastRestore(ctx),
  })),

  start: mutation.mutation(({ ctx }) => {
    refuseWhileBusy(ctx);
    const words = ['backup', '--by', ctx.user.name];
    void runInBackground(ctx, words, 'A backup that an administrator started failed', { what: 'backedUp' });
  }),

  /** Restores a backup beside the site, in a process of its own: to look at it, and before it is restored. */
  rehearse: mutation.input(one).mutation(async ({ ctx, input: { name } }) => {
    refuseWhileBusy(ctx);
    await whileNothingMovesIn(ctx, () => undefined);
    const file = backupNamed(ctx.env, name);
    if (!file) throw refused('NOT_FOUND', 'This backup is no longer there.');
    const words = ['backup', 'rehearse', file, '--by', ctx.user.name];
    void runInBackground(ctx, words, 'A restore could not be prepared', { what: 'rehearsed', title: name });
  }),

  /** The backup that is restored beside the site, what its restore would change, and the token of its address; null for none. */
  getRehearsal: administratorProcedure.query(async ({ ctx }) => {
    const rehearsal = readRehearsal(ctx.env, ctx.now());
    if (!rehearsal) return null;
    const { backup, madeAt, startedAt, until, by } = rehearsal;
    const then = await ctx.futures.openFormer(rehearsal);
    try {
      const areas = compareSites(ctx.db, then.db);
      return { backup, madeAt, startedAt, until, by, token: signFormer(ctx.env, rehearsal), areas };
    } finally {
      then.release();
    }
  }),

  endRehearsal: mutation.mutation(({ ctx }) => endRehearsal(ctx.env)),

  /** Restores one entry of the rehearsed backup: as a working copy, as a draft, or into the trash. Returns where it is edited. */
  restoreEntry: changing
    .input(z.object({ ...ofRehearsal, type: typeName, id }))
    .mutation(({ ctx, input }) =>
      withRehearsal(ctx, input, (from, type, change) => restoreOne(from, type, input.id, change)),
    ),

  /** Makes all entries of a type what they were in the rehearsed backup, for visitors, too. */
  restoreArea: changing
    .input(z.object({ ...ofRehearsal, type: typeName }))
    .mutation(({ ctx, input }) => withRehearsal(ctx, input, restoreArea)),

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

// It goes on when the caller leaves.
async function runInBackground(
  { db, log, user, service }: Signed,
  words: string[],
  failure: string,
  done: Pick<Line, 'what' | 'title'>,
) {
  const err = await service(background).run(words, { by: user.name });
  if (err) return log.error({ err }, failure);
  recordActivity(db, { ...done, type: 'backup' });
}

function withRehearsal<Result>(
  ctx: Signed,
  input: { startedAt: Date; type: string },
  restore: (from: FromBackup, type: EntryType, change: Change) => Result,
): Promise<Result> {
  return whileNothingMovesIn(ctx, async () => {
    const rehearsal = currentRehearsal(ctx, input);
    const type = findType(input.type);
    if (!type) throw refused('NOT_FOUND', 'There is no such area any more.');
    const { db: backup, release } = await ctx.futures.openFormer(rehearsal);
    const from = { backup, madeAt: rehearsal.madeAt, uploads: siteOf(ctx.env).uploads };
    const change = { user: ctx.user.id, now: ctx.now() };
    try {
      return ctx.db.transaction((db) => restore({ ...from, db }, type, change));
    } finally {
      release();
    }
  });
}

function whileNothingMovesIn<Result>({ env }: Context, work: () => Result) {
  return exclusively(restoring, siteOf(env).uploads, work);
}

function refuseWhileBusy({ service }: Context) {
  const { current } = service(background);
  if (!current) return;
  if (current.step === 'rehearse')
    throw refused('CONFLICT', 'Another restore is being prepared. Wait until that is done.');
  throw refused('CONFLICT', 'Another backup is being made. Wait until it is done.');
}

function currentRehearsal({ env, now }: Context, { startedAt }: { startedAt: Date }): Rehearsal {
  const rehearsal = readRehearsal(env, now());
  if (rehearsal?.startedAt.getTime() === startedAt.getTime()) return rehearsal;
  throw refused(
    'CONFLICT',
    'This restore has expired, or somebody prepared another one. Check the list again.',
  );
}
