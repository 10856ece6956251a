import * as z from 'zod/mini';
import { someLines } from '#lib/inputs.ts';
import { mayWith } from '#lib/rights.ts';
import { recordEntry } from '../../activity/record.ts';
import type { Account } from '../../auth/accounts.ts';
import {
  inTransaction,
  mutation,
  oneOfType,
  publishable,
  publishing,
  transaction,
} from '../content-procedures.ts';
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
