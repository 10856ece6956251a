import { findAccount } from '../auth/accounts.ts';
import { resetSecondFactor } from '../auth/second-factor/factors.ts';
import { type Command, CommandError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const userResetSecondFactor: Command = {
  name: 'user reset-second-factor',
  usage: '<email>',
  does: 'removes passkeys, authenticator app and recovery codes of somebody who has lost them, and signs them out',
  async run({ words: [email], print }) {
    if (!email)
      throw new CommandError('Please add an email: npm run site -- user reset-second-factor <email>');
    await withDatabase(({ db }) => {
      const account = findAccount(db, email);
      if (!account) throw new CommandError(`There is no account with the email ${email}.`);
      resetSecondFactor(db, account.id);
      print(`${account.email} signs in with the password alone, and is signed out everywhere.`);
    });
  },
};
