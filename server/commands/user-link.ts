import { findAccount, getAccount, recordAccount } from '../auth/accounts.ts';
import { createPasswordLink } from '../auth/password-links.ts';
import { originOf } from '../env.ts';
import { type Call, type Command, CommandError } from './command.ts';
import { type CommandContext, withDatabase } from './with-database.ts';

export const userLink: Command = {
  name: 'user link',
  usage: '<email>',
  does: 'prints a one-time link to set a new password; earlier links stop working',
  async run({ words: [email], print }) {
    if (!email) throw new CommandError('Please add an email: npm run site -- user link <email>');
    await withDatabase((context) => {
      const account = findAccount(context.db, email);
      if (!account) throw new CommandError(`There is no account with the email ${email}.`);
      if (!account.active) {
        throw new CommandError(
          `The account ${account.email} is deactivated: activate it in the back office first.`,
        );
      }
      printPasswordLink(context, account.id, print);
    });
  },
};

/** Creates a link for an account and prints it. It isn't stored anywhere else. */
export function printPasswordLink({ db, env }: CommandContext, userId: string, print: Call['print']): void {
  const { url, expiresAt } = db.transaction((tx) => {
    recordAccount(tx, getAccount(tx, userId), 'linked');
    return createPasswordLink(tx, originOf(env), userId, new Date());
  });
  const end = expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  print(`This link sets the password. It works once, until ${end} UTC:\n${url}`);
}
