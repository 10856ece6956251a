import { users } from '#database/tables.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import { updateEntry } from '#server/content/entries.ts';
import { changeOfSingle, withFiles } from '#server/content/procedures.ts';
import { choiceOf, refusedMailboxes, retryRefused } from '#server/notifications/outbox.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { newRequests } from './notification.ts';
import { readRequestSettings, settingsType } from './settings.ts';

export const requestSettingsRouter = router({
  /** `mailed`: who is notified now; `choices`: how, by account; `refused`: whose mailbox refuses emails. */
  get: administratorProcedure.query(({ ctx: { db, env } }) => ({
    ...withFiles(db, settingsType),
    mailed: readRequestSettings(db).recipients,
    choices: Object.fromEntries(
      db
        .select()
        .from(users)
        .all()
        .map((person) => [person.id, choiceOf(newRequests, person)]),
    ),
    refused: refusedMailboxes(db, newRequests).map(({ id }) => id),
    canMail: env.EMAIL_SERVER !== undefined,
  })),

  // The form states how long requests are stored.
  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(changeOfSingle(settingsType))
    .mutation(({ ctx, input }) => {
      const change = { user: ctx.user.id, now: ctx.now() };
      ctx.db.transaction((tx) => {
        updateEntry(tx, settingsType, { ...input, id: 1 }, change);
      });
    }),

  retryRefused: administratorProcedure.meta({ changesPublic: false }).mutation(({ ctx: { db, now } }) =>
    db.transaction((tx) => {
      retryRefused(tx, now());
      recordActivity(tx, whoActs(), { what: 'updated', type: 'requestSettings', entry: 1 });
    }),
  ),
});
