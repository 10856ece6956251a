import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { administratorProcedure } from '#server/trpc.ts';
import { deletePerson, personAsJson, requestsOf } from './person.ts';
import { addEvent } from './request.ts';

const onePerson = z.strictObject({ contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) });

const change = administratorProcedure.meta({ changesPublic: false });

/** A person’s rights under data protection law. */
export const officeProcedures = {
  /** The number of requests by phone number or email address. */
  findPerson: administratorProcedure
    .input(onePerson)
    .query(({ ctx, input }) => ({ count: requestsOf(ctx.db, input.contact).length })),

  /** Everything stored about a person. Photos are only named: `getPhoto` returns each. */
  exportPerson: change
    .meta({ confirm: true })
    .input(onePerson)
    .mutation(({ ctx, input: { contact } }) =>
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

  deletePerson: change
    .meta({ confirm: true })
    .input(onePerson)
    .mutation(({ ctx, input: { contact } }) => {
      const count = ctx.db.transaction((tx) => deletePerson(tx, contact));
      if (count > 0)
        ctx.log.info({ user: ctx.user.id, requests: count }, 'The requests of a person were deleted');
      return { count };
    }),
};
