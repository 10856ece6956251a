import { eq } from 'drizzle-orm';
import { users } from '#database/tables.ts';
import { identityProof, languageInput, oneSessionInput, profileInput } from '#lib/account-inputs.ts';
import { ownProcedure } from '../trpc.ts';
import { changeProfile, getAccount, recordAccount } from './accounts.ts';
import { profilesOf } from './profiles.ts';
import { confirmSession, endOtherSessions, endSession, listSessions } from './sessions.ts';
import { verifyIdentity } from './verify-identity.ts';

// Also for people who still have to set up a second factor.
const own = ownProcedure.meta({ beforeSecondFactor: true });
const change = own.meta({ changesPublic: false });

export const accountProcedures = {
  get: own.query(({ ctx: { db, user } }) => {
    const { version, name, byline, portraitId } = getAccount(db, user.id);
    const portrait = profilesOf(db, [user.id]).get(user.id)?.portrait ?? null;
    return { version, fields: { name, byline, portraitId }, portrait };
  }),

  update: change
    .input(profileInput)
    .mutation(({ ctx: { db, user, now }, input }) => changeProfile(db, user.id, input, now())),

  /** Not part of the form, so the version stays. */
  chooseLanguage: change.input(languageInput).mutation(({ ctx: { db, user }, input }) => {
    db.transaction((tx) => {
      tx.update(users).set(input).where(eq(users.id, user.id)).run();
      recordAccount(tx, user, 'languageChosen');
    });
  }),

  /** Confirms the session for ten minutes (`confirm` in trpc.ts). */
  confirm: change.input(identityProof).mutation(async ({ ctx, input }) => {
    await verifyIdentity(ctx, input);
    if (ctx.sessionId) confirmSession(ctx.db, ctx.sessionId, ctx.now());
  }),

  /** Requires confirmation for endpoints, such as a download. */
  requireConfirmation: change.meta({ confirm: true }).mutation(() => {}),

  getSessions: own.query(({ ctx: { db, user, sessionId, now } }) =>
    listSessions(db, user.id, sessionId, now()),
  ),

  endSession: change
    .input(oneSessionInput)
    .mutation(({ ctx: { db, user }, input }) => endSession(db, input.id, user.id)),

  endOtherSessions: change.mutation(({ ctx }) => endOtherSessions(ctx, ctx.user.id)),
};
