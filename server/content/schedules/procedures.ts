import * as z from 'zod/mini';
import { instant } from '#lib/inputs.ts';
import {
  inTransaction,
  oneOfType,
  publicMutation,
  publishable,
  query,
  transaction,
} from '#server/content/content-procedures.ts';
import { unpublishEntry } from '#server/content/entries.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { recordEntry } from '../../activity/record.ts';
import { refuseUnfinished } from '../publish/publish-entry.ts';
import { comingDate, moveOwnDate } from './own-dates.ts';
import { removeSchedule, saveSchedule, schedulesOf } from './schedules.ts';

const scheduleOf = z.extend(oneOfType, { action: z.enum(['publish', 'unpublish']) });
const schedule = z.extend(scheduleOf, { at: instant() });

export const scheduleProcedures = {
  /** With the own date of an entry that is published to go live later. */
  getSchedule: query.input(oneOfType).query(({ ctx, input }) => {
    const known = schedulesOf(ctx.db, ctx.type, input.id);
    const at = comingDate(ctx.type, getEntry(ctx.db, ctx.type, input.id), ctx.now());
    return at ? { ...known, publish: { at, by: null, failed: null } } : known;
  }),

  /** Publishes the working copy, or the draft, at an instant; or makes the entry a draft again. Moves its own date to come. */
  schedule: publicMutation.input(schedule).mutation(async ({ ctx, input }) => {
    const type = publishable(ctx.type);
    if (input.action === 'publish') await refuseUnfinished(ctx.db, type, input.id);
    inTransaction(ctx, (tx, change) => {
      const isOwn = input.action === 'publish' && comingDate(type, getEntry(tx, type, input.id), change.now);
      if (isOwn) moveOwnDate(tx, type, input, change);
      else saveSchedule(tx, type, input, change);
    });
    ctx.schedules.plan();
  }),

  moveDate: publicMutation
    .input(schedule)
    .mutation(transaction((tx, type, input, change) => moveOwnDate(tx, publishable(type), input, change))),

  /** An entry with an own date to come becomes a draft. */
  unschedule: publicMutation.input(scheduleOf).mutation(({ ctx, input }) => {
    const type = publishable(ctx.type);
    inTransaction(ctx, (tx, change) => {
      const row = getEntry(tx, type, input.id);
      if (input.action === 'publish' && comingDate(type, row, change.now))
        return unpublishEntry(tx, type, input.id, change);
      removeSchedule(tx, type, input);
      recordEntry(tx, type, row, 'unscheduled');
    });
    ctx.schedules.plan();
  }),
};
