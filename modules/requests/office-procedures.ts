import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { savedMeanwhile } from '#server/content/errors.ts';
import { administratorProcedure } from '#server/trpc.ts';
import { refusedMailboxes, updateMails } from './mails.ts';
import { addEvent } from './one-request.ts';
import { deletePerson, personAsJson, requestsOf } from './person.ts';
import { readRequestSettings, saveRequestSettings } from './settings.ts';

const onePerson = z.strictObject({ contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) });

const settingsInput = z.strictObject({
  version: z.int().check(z.gte(0)),
  months: z.int().check(z.gte(1, 'At least one month.'), z.lte(60, 'At most 60 months.')),
  // As it is when left out.
  formOn: z.optional(z.boolean()),
  recipients: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50)),
});

const change = administratorProcedure.meta({ changesPublic: false });

/** How requests are handled, and what one person may ask for by law. */
export const officeProcedures = {
  /** `canMail`: is there a mail server? `refused`: whose mailbox takes no emails. */
  getSettings: administratorProcedure.query(({ ctx }) => ({
    ...readRequestSettings(ctx.db),
    refused: refusedMailboxes(ctx.db).map(({ id }) => id),
    canMail: ctx.env.EMAIL_SERVER !== undefined,
  })),

  // The form says how long requests are stored.
  updateSettings: administratorProcedure
    .meta({ changesPublic: true })
    .input(settingsInput)
    .mutation(({ ctx, input }) => {
      const isSaved = ctx.db.transaction((tx) => {
        updateMails(tx, input.recipients, ctx.now());
        return saveRequestSettings(tx, input);
      });
      if (!isSaved) throw savedMeanwhile();
    }),

  /** How many requests somebody sent, by number or email address. */
  findPerson: administratorProcedure
    .input(onePerson)
    .query(({ ctx, input }) => ({ count: requestsOf(ctx.db, input.contact).length })),

  /** All that is stored about somebody, for themselves. The photos are named: `getPhoto` has each. */
  exportPerson: change.input(onePerson).mutation(({ ctx, input: { contact } }) =>
    ctx.db.transaction((tx) => {
      const found = requestsOf(tx, contact);
      if (found.length === 0)
        throw new TRPCError({ code: 'NOT_FOUND', message: 'Nothing is stored about this person.' });
      const data = personAsJson(tx, contact);
      for (const { id } of found)
        addEvent(tx, { requestId: id, userId: ctx.user.id, kind: 'exported', text: '', at: ctx.now() });
      return data;
    }),
  ),

  /** Deletes all requests of somebody permanently. */
  deletePerson: change.input(onePerson).mutation(({ ctx, input: { contact } }) => {
    const count = ctx.db.transaction((tx) => deletePerson(tx, contact));
    if (count > 0)
      ctx.log.info({ user: ctx.user.id, requests: count }, 'The requests of a person were deleted');
    return { count };
  }),
};
