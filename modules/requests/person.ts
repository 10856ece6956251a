import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { normalizePhone } from '#lib/phone.ts';
import { refused } from '#server/errors/refused.ts';
import { administratorProcedure } from '#server/trpc.ts';
import { photosOf } from './photos.ts';
import { addEvent, deleteRequests, eventsOf } from './request.ts';
import { requests } from './tables.ts';

function requestsOf(db: Queries, contact: string) {
  return db.select().from(requests).where(isOf(contact)).orderBy(requests.createdAt).all();
}

function personAsJson(db: Queries, contact: string) {
  const photos: { id: number; photo: number; name: string }[] = [];
  const data = requestsOf(db, contact).map(({ formKey: _, contentKey: __, ...request }) => {
    const { id, reference } = request;
    const named = photosOf(db, id).map(({ id: photo, type }, index) => ({
      id,
      photo,
      name: `${reference}-${index + 1}.${type === 'application/pdf' ? 'pdf' : 'webp'}`,
    }));
    photos.push(...named);
    const history = eventsOf(db, id).map(({ id: ___, userId: ____, ...event }) => event);
    return { ...request, photos: named.map(({ name }) => name), history };
  });
  return { text: `${JSON.stringify(data, null, 2)}\n`, photos };
}

function isOf(contact: string) {
  if (contact.includes('@')) return eq(requests.email, contact.trim().toLowerCase());
  const read = normalizePhone(contact);
  if ('phone' in read) return eq(requests.phone, read.phone);
  throw refused('BAD_REQUEST', 'Enter a phone number such as 0812-3456-7890, or an email address.');
}

const onePerson = z.strictObject({ contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) });

const change = administratorProcedure.meta({ changesPublic: false });

/** A person’s rights under data protection law. */
export const officeProcedures = {
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
        if (found.length === 0) throw refused('NOT_FOUND', 'Nothing is stored about this person.');
        const data = personAsJson(tx, contact);
        for (const { id } of found) addEvent(tx, id, { kind: 'exported', text: '' }, ctx);
        return data;
      }),
    ),

  deletePerson: change
    .meta({ confirm: true })
    .input(onePerson)
    .mutation(({ ctx, input: { contact } }) => {
      const count = ctx.db.transaction((tx) => deleteRequests(tx, isOf(contact)));
      if (count > 0)
        ctx.log.info({ user: ctx.user.id, requests: count }, 'The requests of a person were deleted');
      return { count };
    }),
};
