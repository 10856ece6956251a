import * as z from 'zod/mini';
import { id, one } from '#lib/inputs.ts';
import type { EntryType, PublishableTable } from '#server/content/entry-type.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';
import { refuseUnfinished } from '../publish/publish-entry.ts';
import { removeSchedule, saveSchedule, schedulesOf } from './schedules.ts';

const scheduleOf = z.strictObject({ id, action: z.enum(['publish', 'unpublish']) });
const schedule = z.extend(scheduleOf, { at: z.date('Please enter a date and a time.') });

/** `getSchedule`, `schedule` and `unschedule`. */
export function scheduleProcedures(type: EntryType<PublishableTable>) {
  const { query, mutation } = proceduresFor(type);
  return {
    /** What is scheduled for an entry. */
    getSchedule: query.input(one).query(({ ctx, input }) => schedulesOf(ctx.db, type, input.id)),

    /** Publishes the working copy, or the draft, at an instant; or makes the entry a draft again. */
    schedule: mutation.input(schedule).mutation(async ({ ctx, input }) => {
      if (input.action === 'publish') await refuseUnfinished(ctx.db, type, input.id);
      ctx.db.transaction((tx) => saveSchedule(tx, type, input, { user: ctx.user.id, now: ctx.now() }));
      ctx.schedules.plan();
    }),

    unschedule: mutation.input(scheduleOf).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => removeSchedule(tx, type, input));
      ctx.schedules.plan();
    }),
  };
}
