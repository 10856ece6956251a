import * as z from 'zod/mini';
import { someLines } from '#lib/inputs.ts';
import { mayWith } from '#lib/rights.ts';
import { recordActivity } from '../../activity/record.ts';
import { entryLine } from '../../module/entry-type.ts';
import { contentProcedure, mutation, oneOfType, publishable } from '../content-procedures.ts';
import { getEntry } from '../read-entry.ts';
import { notifyOfRequest, requestPublication, returnRequest } from './publication-requests.ts';
import { refuseUnfinished } from './publish-entry.ts';

const longest = z.maxLength(1000, 'Maximum 1,000 characters.');
const asked = z.extend(oneOfType, { note: z.string().check(someLines, longest) });
const returned = z.extend(oneOfType, {
  note: z.string().check(someLines, z.minLength(1, 'Please say what should be changed.'), longest),
});

export const publicationRequestProcedures = {
  /** Asks those who may publish the entry to do it. Throws BAD_REQUEST, with a sentence for each field, while it can't be. */
  askForPublication: mutation.input(asked).mutation(async ({ ctx, input: { id, note } }) => {
    const type = publishable(ctx.type);
    await refuseUnfinished(ctx.db, type, id);
    const change = { user: ctx.user.id, now: ctx.now() };
    ctx.db.transaction((tx) => {
      const row = getEntry(tx, ctx.type, id);
      requestPublication(tx, ctx.type, row, { id, note }, change);
      recordActivity(tx, change, { what: 'asked', ...entryLine(ctx.type, row) });
      notifyOfRequest(tx, ctx.type, id, change.now, (person) => {
        return person.id !== ctx.user.id && mayWith(person, 'publish', ctx.type);
      });
    });
  }),

  returnRequest: contentProcedure('publish')
    .meta({ changesPublic: false })
    .input(returned)
    .mutation(({ ctx, input: { id, note } }) => {
      const { type } = ctx;
      const change = { user: ctx.user.id, now: ctx.now() };
      ctx.db.transaction((tx) => {
        recordActivity(tx, change, { what: 'returned', ...entryLine(type, getEntry(tx, type, id)) });
        returnRequest(tx, type, { id, note }, change);
      });
    }),
};
