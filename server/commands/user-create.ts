import * as z from 'zod/v4/core';
import { newAccountInput } from '#lib/account-inputs.ts';
import { newPasswordRules } from '#lib/password-rules.ts';
import { createAccount } from '../auth/accounts.ts';
import { commonPassword, isCommonPassword } from '../auth/common-passwords.ts';
import { type Command, CommandError } from './command.ts';
import { printPasswordLink } from './user-link.ts';
import { withDatabase } from './with-database.ts';

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

/** The value as parsed by the rules. Throws the message of the first rule that it breaks. */
function take<Schema extends z.$ZodType>(rules: Schema, value: unknown): z.output<Schema> {
  const read = z.safeParse(rules, value);
  if (read.success) return read.data;
  throw new CommandError(read.error.issues[0]?.message);
}
