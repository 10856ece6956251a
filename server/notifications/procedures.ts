import { notificationInput } from '#lib/account-inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { getAccount, recordAccount } from '../auth/accounts.ts';
import { refused } from '../errors/refused.ts';
import { ownProcedure } from '../trpc.ts';
import { notificationKinds } from './kinds.ts';
import { choiceOf, choose } from './outbox.ts';

// Also for people who still have to set up a second factor.
const own = ownProcedure.meta({ beforeSecondFactor: true });

/** Part of the router `account`. */
export const notificationProcedures = {
  /** The kinds of notifications for this person. `canMail`: whether there is a mail server. */
  getNotifications: own.query(({ ctx: { db, env, user } }) => {
    const person = getAccount(db, user.id);
    const kinds = notificationKinds().filter((kind) => kind.isFor(db, person));
    const offers = kinds.map((kind) => ({
      ...{ name: kind.name, label: localize(kind.label), hint: localize(kind.hint) },
      choice: choiceOf(kind, person, env),
    }));
    return { kinds: offers, canMail: env.EMAIL_SERVER !== undefined };
  }),

  chooseNotification: own
    .meta({ changesPublic: false })
    .input(notificationInput)
    .mutation(({ ctx: { db, user, now }, input: { kind: name, choice } }) => {
      const kind = notificationKinds().find((each) => each.name === name);
      if (!kind?.isFor(db, getAccount(db, user.id)))
        throw refused('BAD_REQUEST', 'You don’t get these notifications.');
      db.transaction((tx) => {
        choose(tx, kind, user.id, choice, now());
        recordAccount(tx, user, 'noticesChosen');
      });
    }),
};
