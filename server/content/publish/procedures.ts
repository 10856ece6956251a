import * as z from 'zod/mini';
import { instant, someLines } from '#lib/inputs.ts';
import { mayWith } from '#lib/rights.ts';
import { recordEntry } from '../../activity/record.ts';
import type { Account } from '../../auth/accounts.ts';
import {
  inTransaction,
  mutation,
  oneOfType,
  publicMutation,
  publishable,
  publishing,
  query,
  transaction,
} from '../content-procedures.ts';
import { unpublishEntry } from '../entries.ts';
import { getEntry } from '../read-entry.ts';
import { comingDate, moveOwnDate } from '../schedules/own-dates.ts';
import { removeSchedule, saveSchedule, schedulesOf } from '../schedules/schedules.ts';
import { notifyOfRequest, requestPublication, returnRequest } from './publication-requests.ts';
import { refuseUnfinished } from './publish-entry.ts';

const longest = z.maxLength(1000, 'Maximum 1,000 characters.');
const asked = z.extend(oneOfType, { note: z.string().check(someLines, longest) });
const returned = z.extend(oneOfType, {
  note: z.string().check(someLines, z.minLength(1, 'Please say what should be changed.'), longest),
});

const scheduleOf = z.extend(oneOfType, { action: z.enum(['publish', 'unpublish']) });
const schedule = z.extend(scheduleOf, { at: instant() });

/** Requests for publication, and publishing later. */
export const publicationProcedures = {
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

  /** Asks those who may publish the entry to do it. Throws BAD_REQUEST, with a sentence for each field, while it can't be. */
  askForPublication: mutation.input(asked).mutation(async ({ ctx, input: { id, note } }) => {
    const type = publishable(ctx.type);
    await refuseUnfinished(ctx.db, type, id);
    inTransaction(ctx, (tx, change) => {
      const row = getEntry(tx, ctx.type, id);
      requestPublication(tx, ctx.type, row, { id, note }, change);
      recordEntry(tx, ctx.type, row, 'asked');
      const mayPublish = (person: Account) => mayWith(person, 'publish', ctx.type);
      notifyOfRequest(tx, ctx.type, id, change, mayPublish);
    });
  }),

  returnRequest: publishing.input(returned).mutation(
    transaction((tx, type, input, change) => {
      recordEntry(tx, type, getEntry(tx, type, input.id), 'returned');
      returnRequest(tx, type, input, change);
    }),
  ),
};
