import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { recordActivity } from '#server/activity/record.ts';
import { singleProcedures, withFiles } from '#server/content/procedures.ts';
import { choiceOf, refusedMailboxes, retryRefused } from '#server/notifications/outbox.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { newRequests } from './notification.ts';
import { readRequestSettings, settingsType } from './settings.ts';

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
