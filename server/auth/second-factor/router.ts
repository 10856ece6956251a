import { firstCodeInput, onePasskeyInput, passkeyInput, roleRuleInput } from '#lib/account-inputs.ts';
import { localize } from '#lib/interface-language.ts';
import type { Signed } from '../../context.ts';
import { refused } from '../../errors/refused.ts';
import { administratorProcedure, ownProcedure, router } from '../../trpc.ts';
import { getAccount } from '../accounts.ts';
import { alert, type Event } from '../alerts.ts';
import { endConfirmations } from '../sessions.ts';
import { createAuthenticator, hasAuthenticator, storeAuthenticator } from './authenticator.ts';
import {
  countFactors,
  firstRecoveryCodes,
  removeFactor,
  requiredSince,
  requireSecondFactor,
} from './factors.ts';
import { askForPasskey, passkeyHost, passkeysOf, startPasskey, storePasskey } from './passkeys.ts';
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts';

// Also for people who still have to set one up.
const own = ownProcedure.meta({ beforeSecondFactor: true });
const change = own.meta({ changesPublic: false, confirm: true });

/** One's own passkeys, authenticator app and recovery codes, and the roles that need them. */
export const secondFactorRouter = router({
  get: own.query(({ ctx }) => {
    const { db, user } = ctx;
    const keys = passkeysOf(db, user.id);
    return {
      passkeys: keys.map(({ id, name, host, createdAt, usedAt }) => ({ id, name, host, createdAt, usedAt })),
      hasPassword: getAccount(db, user.id).passwordHash !== null,
      hasAuthenticator: hasAuthenticator(db, user.id),
      recoveryCodes: countRecoveryCodes(db, user.id),
      isRequired: requiredSince(db, user.role) !== null,
      /** Null where browsers make none. */
      host: passkeyHost(ctx.origin),
    };
  }),

  /** It counts once its first code was typed. */
  startAuthenticator: change.mutation(({ ctx }) => createAuthenticator(ctx)),

  finishAuthenticator: change.input(firstCodeInput).mutation(({ ctx, input }) => {
    const code = input.code.replace(/\s/g, '');
    const result = storeAuthenticator(ctx, ctx.user.id, { ...input, code });
    if (result === 'wrong') refuse('This code doesn’t match. Please type the one that the app shows now.');
    if (typeof result === 'object') refuse(clockSentence(result.secondsOff));
    return added(ctx, 'authenticatorAdded');
  }),

  removeAuthenticator: change.mutation(({ ctx }) => {
    refuseLast(ctx);
    removeFactor(ctx.db, ctx.user.id, null);
    notifyOwner(ctx, 'authenticatorRemoved');
  }),

  startPasskey: change.mutation(({ ctx }) => {
    const host = passkeyHost(ctx.origin) ?? refuse(noPasskeysHere);
    return startPasskey(ctx, ctx.user, host, ctx.settings.name);
  }),

  finishPasskey: change.input(passkeyInput).mutation(async ({ ctx, input: { name, response } }) => {
    const { user, origin } = ctx;
    const isStored = await storePasskey(ctx, { userId: user.id, name, origin, response });
    if (!isStored) refuse('The passkey couldn’t be added. Please try again.');
    return added(ctx, 'passkeyAdded', name);
  }),

  removePasskey: change.input(onePasskeyInput).mutation(({ ctx, input: { id } }) => {
    const key = passkeysOf(ctx.db, ctx.user.id).find((each) => each.id === id);
    if (!key) return;
    refuseLast(ctx);
    removeFactor(ctx.db, ctx.user.id, id);
    notifyOwner(ctx, 'passkeyRemoved', key.name);
  }),

  /** Shown only now; earlier ones no longer work. */
  makeRecoveryCodes: change.mutation(async ({ ctx }) => {
    if (countFactors(ctx.db, ctx.user.id) === 0) refuse('Add a passkey or an authenticator app first.');
    const codes = await createRecoveryCodes(ctx.db, ctx.user.id);
    notifyOwner(ctx, 'recoveryCodesMade');
    return codes;
  }),

  askForPasskey: own.meta({ changesPublic: false }).mutation(({ ctx }) => {
    const host = passkeyHost(ctx.origin) ?? refuse(noPasskeysHere);
    return askForPasskey(ctx, host, ctx.user.id);
  }),

  getRequired: administratorProcedure.query(({ ctx: { db } }) => ({
    administrator: requiredSince(db, 'administrator') !== null,
    client: requiredSince(db, 'client') !== null,
  })),

  require: administratorProcedure
    .meta({ changesPublic: false, confirm: true })
    .input(roleRuleInput)
    .mutation(({ ctx, input }) => requireSecondFactor(ctx.db, input.role, input.isRequired, ctx.now())),
});

const noPasskeysHere = 'Passkeys need https and a domain name: open the site at its own address.';

async function added(ctx: Signed, event: Event, name = '') {
  endConfirmations(ctx.db, ctx.user.id, ctx.sessionId);
  notifyOwner(ctx, event, name);
  return { recoveryCodes: await firstRecoveryCodes(ctx.db, ctx.user.id) };
}

function notifyOwner(ctx: Signed, event: Event, name = '') {
  alert({ ...ctx, ...ctx.auth }, ctx.user.email, event, { name });
}

function refuseLast({ db, user }: Signed) {
  if (countFactors(db, user.id) > 1 || !requiredSince(db, user.role)) return;
  refuse('Your role needs a second factor. Add another one before you remove this.');
}

function clockSentence(seconds: number) {
  const minutes = Math.max(1, Math.round(Math.abs(seconds) / 60));
  return localize(
    seconds > 0
      ? 'The clock of your phone is {minutes} min ahead. Set its time to automatic, then type the next code.'
      : 'The clock of your phone is {minutes} min behind. Set its time to automatic, then type the next code.',
    { minutes },
  );
}

function refuse(message: string): never {
  throw refused('PRECONDITION_FAILED', message);
}
