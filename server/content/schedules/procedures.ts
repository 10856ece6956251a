import * as z from 'zod/mini';
import { instant } from '#lib/inputs.ts';
import {
  inTransaction,
  oneOfType,
  publicMutation,
  publishable,
  publishing,
  query,
  transaction,
} from '#server/content/content-procedures.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { recordEntry } from '../../activity/record.ts';
import { refuseUnfinished } from '../publish/publish-entry.ts';
import { moveOwnDate } from './own-dates.ts';
import { removeSchedule, saveSchedule, schedulesOf } from './schedules.ts';

const scheduleOf = z.extend(oneOfType, { action: z.enum(['publish', 'unpublish']) });
const schedule = z.extend(scheduleOf, { at: instant() });

export const scheduleProcedures = {
  getSchedule: query.input(oneOfType).query(({ ctx, input }) => schedulesOf(ctx.db, ctx.type, input.id)),

  /** Publishes the working copy, or the draft, at an instant; or makes the entry a draft again. */
  schedule: publishing.input(schedule).mutation(async ({ ctx, input }) => {
    const type = publishable(ctx.type);
    if (input.action === 'publish') await refuseUnfinished(ctx.db, type, input.id);
    inTransaction(ctx, (tx, change) => saveSchedule(tx, type, input, change));
    ctx.schedules.plan();
  }),

  moveDate: publicMutation
    .input(schedule)
    .mutation(transaction((tx, type, input, change) => moveOwnDate(tx, publishable(type), input, change))),

  unschedule: publishing.input(scheduleOf).mutation(({ ctx, input }) => {
    inTransaction(ctx, (tx) => {
      removeSchedule(tx, ctx.type, input);
      recordEntry(tx, ctx.type, getEntry(tx, ctx.type, input.id), 'unscheduled');
    });
    ctx.schedules.plan();
  }),
};
