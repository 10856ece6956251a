import { everyType } from '#server/content/declared-types.ts';
import { discardAbandonedCopies } from '#server/content/working-copy/unfinished.ts';
import type { Job } from '#server/jobs/points.ts';
import { purgeOldTrash } from './trash.ts';

/** Deletes permanently what has been in the trash for 30 days, and what was typed and never saved for 90. */
export const emptyTrash: Job = {
  failure: 'The trash could not be emptied',
  every: 24 * 60 * 60 * 1000,
  async run({ db, log, now }) {
    discardAbandonedCopies(db, now());
    const entries = await purgeOldTrash(db, everyType(), now());
    if (entries > 0) log.info({ entries }, 'Deleted what was in the trash for 30 days');
  },
};
