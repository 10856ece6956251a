import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files, users } from '#database/tables.ts';
import { accountInput, newAccountInput, oneAccountInput, oneSessionInput } from '#lib/account-inputs.ts';
import { changePasswordInput } from '#lib/password-rules.ts';
import type { Signed } from '../context.ts';
import { requireConfirmation } from '../errors/refusal.ts';
import { refused, refusedFields } from '../errors/refused.ts';
import { inLanguageOf } from '../office-language.ts';
import { administratorProcedure, ownProcedure, router } from '../trpc.ts';
import {
  type Account,
  changeAccount,
  createAccount,
  deleteAccount,
  getAccount,
  normalizeEmail,
  recordAccount,
  setActive,
  storePassword,
} from './accounts.ts';
import { alert } from './alerts.ts';
import { passwordMail } from './link-mails.ts';
import { createPasswordLink } from './password-links.ts';
import { commonPassword, hashPassword, isCommonPassword } from './passwords.ts';
import { hasSecondFactor, resetSecondFactor } from './second-factor/factors.ts';
import { endOtherSessions, endSession, lastSignIns, listSessions } from './sessions.ts';
import { verifyCurrentPassword } from './verify-identity.ts';

const change = administratorProcedure.meta({ changesPublic: false, confirm: true });
const changeOne = change.input(oneAccountInput);
const endsSessions = administratorProcedure.meta({ changesPublic: false });

const accounts = preparedQuery((db) => {
  const { id, name, email, role, right, active, createdAt, version, passwordHash, portraitId } = users;
  // False until the invitation was used.
  const hasPassword = isNotNull(passwordHash).mapWith(Boolean);
  return db
    .select({ id, name, email, role, right, active, hasPassword, createdAt, version, portrait: shownPicture })
    .from(users)
    .leftJoin(files, eq(files.id, portraitId))
    .orderBy(asc(name), asc(email));
});

export const userRouter = router({
  /** Ends every session of the account, including this one (spec §4). */
  changePassword: ownProcedure
    .meta({ changesPublic: false, beforeSecondFactor: true })
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  /** `lastSignIn` is null for accounts that aren't signed in. */
  getAll: administratorProcedure.query(({ ctx }) => {
    const { db, now } = ctx;
    const signedIn = lastSignIns(db, now());
    return accounts(db)
      .all()
      .map((row) => {
        const about = { self: row.id === ctx.user.id, hasSecondFactor: hasSecondFactor(db, row.id) };
        return { ...row, ...about, lastSignIn: signedIn.get(row.id) ?? null };
      });
  }),

  /** The link to set its password is emailed and shown only once. */
  create: change.input(newAccountInput).mutation(async ({ ctx, input }) => {
    const id = await createAccount(ctx.db, input);
    return { id, link: await linkFor(ctx, getAccount(ctx.db, id)) };
  }),

  update: change.input(accountInput).mutation(({ ctx, input }) => changeAccount(ctx.db, input, ctx.now())),
  deactivate: changeOne.mutation(({ ctx, input }) => setActive(ctx.db, input.id, false, ctx.now())),
  activate: changeOne.mutation(({ ctx, input }) => setActive(ctx.db, input.id, true, ctx.now())),
  delete: changeOne.mutation(({ ctx, input }) => deleteAccount(ctx.db, input.id)),

  /** Emailed and shown only once; voids the link before it. */
  createPasswordLink: changeOne.mutation(({ ctx, input }) => {
    const account = getAccount(ctx.db, input.id);
    if (!account.active)
      throw refused(
        'PRECONDITION_FAILED',
        'This account is deactivated. Activate it before you make a link.',
      );
    return linkFor(ctx, account);
  }),

  /** Also signs them out everywhere. */
  resetSecondFactor: changeOne.mutation(({ ctx, input }) => {
    const { id, email } = getAccount(ctx.db, input.id);
    resetSecondFactor(ctx.db, id);
    alert({ ...ctx, ...ctx.auth }, email, 'secondFactorReset');
  }),

  getSessions: administratorProcedure.input(oneAccountInput).query(({ ctx, input }) => {
    return listSessions(ctx.db, input.id, ctx.sessionId, ctx.now());
  }),

  endSession: endsSessions.input(oneSessionInput).mutation(({ ctx, input }) => endSession(ctx.db, input.id)),

  endSessions: endsSessions
    .input(oneAccountInput)
    .mutation(({ ctx, input }) => endOtherSessions(ctx, input.id)),
});

/** `delivery`: of the email; null without a mail server. */
async function linkFor(ctx: Signed, account: Account) {
  const link = ctx.db.transaction((tx) => {
    recordAccount(tx, account, 'linked');
    // The administrator copies it, so it has the origin that they have the site open under.
    return createPasswordLink(tx, ctx.origin, account.id, ctx.now());
  });
  if (!ctx.env.EMAIL_SERVER) return { ...link, delivery: null };
  const send = () => ctx.auth.mailer.send(passwordMail(ctx, account, link, ctx.user.name));
  return { ...link, delivery: await inLanguageOf(account, send) };
}

async function changePassword(ctx: Signed, change: z.infer<typeof changePasswordInput>) {
  const { newPassword, currentPassword } = change;
  // The current password in the form is proof enough without a second factor.
  if (hasSecondFactor(ctx.db, ctx.user.id)) requireConfirmation(ctx);
  if (normalizeEmail(change.email) !== ctx.user.email)
    throw refused('BAD_REQUEST', 'You can only change the password of your own account.');
  if (newPassword === undefined) throw refused('BAD_REQUEST', 'Password minimum 8 character.');
  if (isCommonPassword(newPassword)) throw refusedFields(commonPassword, 'newPassword');
  const before = await verifyCurrentPassword(ctx, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  ctx.db.transaction((tx) => {
    // While the passwords were being hashed, the account may have been deactivated or got another one.
    const unchanged = and(eq(users.id, ctx.user.id), eq(users.passwordHash, before), eq(users.active, true));
    const account = tx.select({ id: users.id }).from(users).where(unchanged).get();
    if (!account) throw refused('BAD_REQUEST', 'The account was changed meanwhile. Please sign in again.');
    storePassword(tx, account.id, passwordHash, ctx.now());
  });
  alert({ ...ctx, ...ctx.auth }, ctx.user.email, 'passwordChanged');
}
