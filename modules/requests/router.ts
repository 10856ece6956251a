import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { id, line, one, someLines, version } from '#lib/inputs.ts';
import { recordActivity } from '#server/activity/record.ts';
import { singleProcedures, withFiles } from '#server/content/procedures.ts';
import { productsOf } from '#server/content/products.ts';
import { gone, refused } from '#server/errors/refused.ts';
import { choiceOf, mailedPeople, refusedMailboxes, retryRefused } from '#server/notifications/outbox.ts';
import { administratorProcedure, officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { consentOf, consentSentence } from './consent.ts';
import { exportRequests } from './export-requests.ts';
import { listRequests, requestFilter, sentForms } from './list.ts';
import { newRequests } from './notification.ts';
import { answersRequests, assignees } from './openable.ts';
import { officeProcedures } from './person.ts';
import { photoAddress, photosOf } from './photos.ts';
import {
  addEvent,
  addOnce,
  changeRequest,
  deleteRequests,
  eventsOf,
  getRequest,
  noteReply,
  setState,
} from './request.ts';
import { readRequestSettings, settingsType } from './settings.ts';
import { states } from './states.ts';
import { requests } from './tables.ts';

// Limited to requests that `openableBy` allows.
const answer = officeProcedure('write', 'requests').meta({ changesPublic: false });
const reading = officeProcedure('read', 'requests');
const change = officeProcedure('manage', 'requests').meta({ changesPublic: false });

const ofVersion = { id, version };

const anHour = 60 * 60_000;

export const requestRouter = router({
  /** Public: the options of the form, and its consent. */
  getForm: visitorProcedure.query(({ ctx }) => {
    const { formOn, months } = readRequestSettings(ctx.db);
    if (!formOn) throw refused('NOT_FOUND', 'There is no form at present.');
    return { products: productsOf(ctx), consent: consentOf(months, ctx.settings.language) };
  }),

  /** Public: the page after the form. The submitted data only for the sender, for one hour. */
  getThanks: visitorProcedure
    .input(
      z.strictObject({
        reference: z.string().check(z.maxLength(20)),
        key: z.string().check(z.maxLength(64)),
      }),
    )
    .query(({ ctx, input }) => {
      const one = eq(requests.reference, input.reference.toUpperCase());
      const found = ctx.db.select().from(requests).where(one).get();
      if (!found) throw refused('NOT_FOUND', 'There is no such request.');
      const { reference, productName, kind, createdAt, size, quantity, city, note, phone, email } = found;
      const form = { id: found.formId, thanks: found.formThanks };
      const isTheirs = input.key === found.formKey && ctx.now().getTime() - createdAt.getTime() < anHour;
      const sent = { at: createdAt, size, quantity, city, note, phone, email, answers: found.answers };
      return { reference, productName, kind, form, sent: isTheirs ? sent : null };
    }),

  ...officeProcedures,

  /** Back office: a page of requests. `isUnnoticed`: whether nobody is emailed about new ones. */
  getAll: reading.input(requestFilter).query(({ ctx, input }) => ({
    ...listRequests(ctx.db, input, ctx.user),
    isUnnoticed: mailedPeople(ctx.db, newRequests).length === 0,
    forms: sentForms(ctx.db).all(),
  })),

  /** A request with its history. Reading is recorded, at most every half hour, because it holds personal data. */
  get: reading.input(one).query(async ({ ctx, input: { id } }) => {
    await waitForWriteLock(ctx.db);
    return ctx.db.transaction((tx) => {
      const { formKey: _, contentKey: __, ...request } = getRequest(tx, id, ctx.user);
      addOnce(tx, id, { kind: 'opened', text: '' }, ctx, 30);
      const opened = { openedAt: ctx.now() };
      if (!request.openedAt) tx.update(requests).set(opened).where(eq(requests.id, id)).run();
      const agreedTo = consentSentence(request.consent, ctx.settings.name);
      const products = productsOf({ ...ctx, db: tx });
      const isOffered = request.formId > 0 || products.some(({ path }) => path === request.productPath);
      return {
        ...request,
        agreedTo,
        isOffered,
        events: eventsOf(tx, id).map(({ userId, ...event }) => ({ ...event, isOwn: userId === ctx.user.id })),
        photos: photosOf(tx, id),
      };
    });
  }),

  getPhoto: reading.input(z.strictObject({ id, photo: id })).query(({ ctx, input }) => {
    getRequest(ctx.db, input.id, ctx.user);
    const address = photoAddress(ctx.db, input);
    if (!address) throw gone('photo');
    return address;
  }),

  getPeople: reading.query(({ ctx }) => (answersRequests(ctx.db, ctx.user) ? assignees(ctx.db) : [])),

  setState: answer
    .input(z.strictObject({ ...ofVersion, state: z.enum(states) }))
    .mutation(({ ctx, input: { state, ...read } }) => {
      ctx.db.transaction((tx) => setState(tx, read, state, ctx));
    }),

  /** `userId`: the account in charge; null for nobody. */
  assign: answer
    .input(z.strictObject({ ...ofVersion, userId: z.nullable(z.string().check(z.maxLength(64))) }))
    .mutation(({ ctx, input: { userId, ...read } }) => {
      ctx.db.transaction((tx) => {
        const person = userId && tx.select().from(users).where(eq(users.id, userId)).get();
        if (userId && !person) throw refused('BAD_REQUEST', 'This account no longer exists.');
        changeRequest(tx, read, { assigneeId: userId }, ctx);
        addEvent(tx, read.id, { kind: 'assigned', text: person ? person.name : '' }, ctx);
      });
    }),

  addNote: answer
    .input(z.strictObject({ id, text: line('Note', 2000, someLines) }))
    .mutation(({ ctx, input: { id, text } }) => {
      ctx.db.transaction((tx) => {
        getRequest(tx, id, ctx.user);
        addEvent(tx, id, { kind: 'note', text }, ctx);
      });
    }),

  /** Records that somebody opened a reply, which leaves the site. */
  noteReply: answer
    .input(z.strictObject({ id, way: z.enum(['whatsApp', 'email', 'call']) }))
    .mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => noteReply(tx, input, ctx));
    }),

  delete: change.input(one).mutation(({ ctx, input: { id } }) => {
    const count = ctx.db.transaction((tx) => deleteRequests(tx, eq(requests.id, id)));
    if (count > 0) ctx.log.info({ user: ctx.user.id, request: id }, 'A request was deleted');
  }),

  /** All matches as a table. Each request records the export. */
  export: change
    .meta({ confirm: true })
    .input(z.pick(requestFilter, { search: true, state: true, form: true }))
    .mutation(({ ctx, input }) => exportRequests(ctx, input)),
});

const everybody = preparedQuery((db) => db.select().from(users));

export const requestSettingsRouter = router({
  ...singleProcedures(settingsType),

  /** `mailed`: who is notified now; `choices`: how, by account; `refused`: whose mailbox refuses emails. */
  get: administratorProcedure.query(({ ctx: { db, env } }) => ({
    ...withFiles(db, settingsType),
    mailed: readRequestSettings(db).recipients,
    choices: Object.fromEntries(
      everybody(db)
        .all()
        .map((person) => [person.id, choiceOf(newRequests, person)]),
    ),
    refused: refusedMailboxes(db, newRequests).map(({ id }) => id),
    canMail: env.EMAIL_SERVER !== undefined,
  })),

  retryRefused: administratorProcedure.meta({ changesPublic: false }).mutation(({ ctx: { db, now } }) =>
    db.transaction((tx) => {
      retryRefused(tx, now());
      recordActivity(tx, { what: 'updated', type: 'requestSettings', entry: 1 });
    }),
  ),
});
