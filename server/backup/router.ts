import { TRPCError } from '@trpc/server';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { describeBackups } from './list.ts';

/** `backup`: the backups of the site. For administrators. */
export const backupRouter = router({
  /** The newest thirty, and what is being made. */
  getAll: administratorProcedure.query(async ({ ctx: { env, background } }) => ({
    backups: await describeBackups(env),
    running: background.current,
    failed: background.failed,
  })),

  /** Starts a backup in a process of its own, which goes on when the caller leaves. */
  start: administratorProcedure
    .meta({ changesPublic: false })
    .mutation(({ ctx: { background, db, log, user } }) => {
      if (background.current)
        throw new TRPCError({
          code: 'CONFLICT',
          message: 'Another backup is being made. Wait until it is done.',
        });
      const words = ['backup', '--steps', '--by', user.name];
      void background.run(words, { by: user.name }).then((err) => {
        if (err) return log.error({ err }, 'The backup that was asked for failed');
        recordActivity(db, whoActs(), { what: 'backedUp', type: 'backup' });
      });
    }),
});
