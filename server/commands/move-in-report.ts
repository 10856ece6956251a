import { findImport } from '../move-in/items.ts';
import { oldAddressAt } from '../move-in/old-address.ts';
import { reportLines } from '../move-in/report.ts';
import { undoableFor, undoImport } from '../move-in/undo.ts';
import { keyOf, oldLinkOf } from '../redirects/addresses.ts';
import { type Command, CommandError, firstFew } from './command.ts';
import { siteFor } from './move-in.ts';
import { type CommandContext, withDatabase } from './with-database.ts';

function importIn({ db }: CommandContext, host: string | undefined) {
  const found = findImport(db, host);
  if (!found) throw new CommandError('No site has moved in here.');
  return found;
}

export const moveInReport: Command = {
  name: 'move-in report',
  usage: '[host] > report.csv',
  does: 'prints what became of each item of a site that moved in, as CSV',
  run: ({ words: [host], print }) =>
    withDatabase((context) => {
      for (const line of reportLines(context.db, importIn(context, host), new Date())) print(line);
    }),
};

export const moveInCheck: Command = {
  name: 'move-in check',
  usage: '<old address>',
  does: 'says where an address of a site that moved in leads now',
  run: ({ words: [address = ''], print }) =>
    withDatabase((context) => {
      importIn(context, undefined);
      if (!URL.canParse(address, 'https://site.invalid')) throw new CommandError('Please name an address.');
      const { pathname, search } = new URL(address, 'https://site.invalid');
      const key = oldLinkOf(pathname + search) ?? keyOf(pathname);
      const here = oldAddressAt(context.db, new Date(), key);
      print(
        here
          ? `${address} leads to ${here} (301).`
          : `${address} leads nowhere: nothing public of the old site was there.`,
      );
    }),
};

export const moveInUndo: Command = {
  name: 'move-in undo',
  usage: '[host]',
  does: 'moves what came with a site to the trash, but for what was edited here since; until 30 days after',
  run: ({ words: [host], print }) =>
    withDatabase(async (context) => {
      const found = importIn(context, host);
      if (found.finishedAt && Date.now() > found.finishedAt.getTime() + undoableFor)
        throw new CommandError(
          'It moved in more than 30 days ago: delete what you don’t need in the back office.',
        );
      const kept = await undoImport(siteFor(context), found);
      print(`Undone: what came from ${found.host} is in the trash for 30 days, with its pictures.`);
      if (kept.length > 0) print(`These stay, because they were edited or are used here: ${firstFew(kept)}.`);
    }),
};
