import * as z from 'zod/mini';
import { instant } from '#lib/inputs.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import {
  contentProcedure,
  oneOfType,
  publicMutation,
  publishable,
  query,
} from '#server/content/content-procedures.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { entryLine } from '#server/module/entry-type.ts';
import { refuseUnfinished } from '../publish/publish-entry.ts';
import { moveOwnDate } from './own-dates.ts';
import { removeSchedule, saveSchedule, schedulesOf } from './schedules.ts';

const scheduleOf = z.extend(oneOfType, { action: z.enum(['publish', 'unpublish']) });
const schedule = z.extend(scheduleOf, { at: instant() });

const publishing = contentProcedure('publish').meta({ changesPublic: false });

export const scheduleProcedures = {
  getSchedule: query.input(oneOfType).query(({ ctx, input }) => schedulesOf(ctx.db, ctx.type, input.id)),

  /** Publishes the working copy, or the draft, at an instant; or makes the entry a draft again. */
  schedule: publishing.input(schedule).mutation(async ({ ctx, input }) => {
    const type = publishable(ctx.type);
    if (input.action === 'publish') await refuseUnfinished(ctx.db, type, input.id);
    ctx.db.transaction((tx) => saveSchedule(tx, type, input, { user: ctx.user.id, now: ctx.now() }));
    ctx.schedules.plan();
  }),

  moveDate: publicMutation.input(schedule).mutation(({ ctx, input }) => {
    const type = publishable(ctx.type);
    ctx.db.transaction((tx) => moveOwnDate(tx, type, input, { user: ctx.user.id, now: ctx.now() }));
  }),

  unschedule: publishing.input(scheduleOf).mutation(({ ctx, input }) => {
    ctx.db.transaction((tx) => {
      removeSchedule(tx, ctx.type, input);
      const line = entryLine(ctx.type, getEntry(tx, ctx.type, input.id));
      recordActivity(tx, whoActs(), { what: 'unscheduled', ...line });
    });
    ctx.schedules.plan();
  }),
};
