import * as z from 'zod/v4/core';
import { newAccountInput } from '#lib/account-inputs.ts';
import { newPasswordRules } from '#lib/password-rules.ts';
import { type Account, createAccount, findAccount, getAccount, recordAccount } from '../auth/accounts.ts';
import { createPasswordLink } from '../auth/password-links.ts';
import { commonPassword, isCommonPassword } from '../auth/passwords.ts';
import { resetSecondFactor } from '../auth/second-factor/factors.ts';
import { originOf } from '../env.ts';
import { type Call, type Command, CommandError } from './command.ts';
import { type CommandContext, withDatabase } from './with-database.ts';

export const userLink: Command = {
  name: 'user link',
  usage: '<email>',
  does: 'prints a one-time link to set a new password; earlier links stop working',
  async run({ words: [email], print }) {
    await withDatabase((context) => {
      const account = accountOf(context, 'user link', email);
      if (!account.active)
        throw new CommandError(
          `The account ${account.email} is deactivated: activate it in the back office first.`,
        );
      printPasswordLink(context, account.id, print);
    });
  },
};

function accountOf({ db }: CommandContext, command: string, email: string | undefined): Account {
  if (!email) throw new CommandError(`Please add an email: npm run site -- ${command} <email>`);
  const account = findAccount(db, email);
  if (account) return account;
  throw new CommandError(`There is no account with the email ${email}.`);
}

/** The link isn’t stored anywhere else. */
function printPasswordLink({ db, env }: CommandContext, userId: string, print: Call['print']): void {
  const { url, expiresAt } = db.transaction((tx) => {
    recordAccount(tx, getAccount(tx, userId), 'linked');
    return createPasswordLink(tx, originOf(env), userId, new Date());
  });
  const end = expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  print(`This link sets the password. It works once, until ${end} UTC:\n${url}`);
}

export const userCreate: Command = {
  name: 'user create',
  usage:
    '<email> --role administrator|client [--right writer|editor|sales|translator] --name <name> [--password <password>]',
  does: 'creates an account; without a password it prints a one-time link to set one',
  options: ['role', 'right', 'name', 'password'],
  async run({ words: [email = ''], options: { role, right, name = '', password }, print }) {
    if (role !== 'administrator' && role !== 'client') {
      throw new CommandError('Please set a role: --role administrator or --role client.');
    }
    const account = take(newAccountInput, { email, name, role, right });
    if (password !== undefined) take(newPasswordRules, password);
    if (password !== undefined && isCommonPassword(password)) throw new CommandError(commonPassword);
    await withDatabase(async (context) => {
      const id = await createAccount(context.db, password === undefined ? account : { ...account, password });
      print(`Created the account ${account.email}: ${account.name}, ${account.right ?? role}.`);
      if (password === undefined) printPasswordLink(context, id, print);
    });
  },
};

/** Throws the message of the first broken rule. */
function take<Schema extends z.$ZodType>(rules: Schema, value: unknown): z.output<Schema> {
  const read = z.safeParse(rules, value);
  if (read.success) return read.data;
  throw new CommandError(read.error.issues[0]?.message);
}

export const userResetSecondFactor: Command = {
  name: 'user reset-second-factor',
  usage: '<email>',
  does: 'removes passkeys, authenticator app and recovery codes of somebody who has lost them, and signs them out',
  async run({ words: [email], print }) {
    await withDatabase((context) => {
      const account = accountOf(context, 'user reset-second-factor', email);
      resetSecondFactor(context.db, account.id);
      print(`${account.email} signs in with the password alone, and is signed out everywhere.`);
    });
  },
};
