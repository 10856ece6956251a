import { type Command, CommandError, firstFew } from '#server/commands/command.ts';
import { type CommandContext, withDatabase } from '#server/commands/with-database.ts';
import { lowerPriority } from '#server/process/low-priority.ts';
import { type Import, switchAddresses } from '../move-in/items.ts';
import { resolveOldAddress } from '../move-in/old-address.ts';
import { reportLines } from '../move-in/report.ts';
import { undoableUntil, undoImport } from '../move-in/undo.ts';
import { imports } from '../tables.ts';
import { printRedirects, redirectsFrom, siteFor } from './move-in.ts';

const hasBegun = ({ state, finishedAt }: Import) =>
  state !== 'undone' && (finishedAt !== null || !['uploaded', 'reviewing', 'reviewed'].includes(state));

// The newest, if no host is named.
function importIn({ db }: CommandContext, host: string | undefined): Import {
  const all = db.select().from(imports).all().filter(hasBegun);
  const found = host ? all.find((one) => one.host === host.replace(/^www\./, '')) : all.at(-1);
  if (!found) throw new CommandError('No site was imported here.');
  return found;
}

const moveInReport: Command = {
  name: 'move-in report',
  usage: '[host] > report.csv',
  does: 'prints the results of an import as CSV',
  run: ({ words: [host], print }) =>
    withDatabase((context) => {
      for (const line of reportLines(context.db, importIn(context, host), new Date())) print(line.trimEnd());
    }),
};

const moveInCheck: Command = {
  name: 'move-in check',
  usage: '<old address>',
  does: 'looks up where an old address redirects',
  run: ({ words: [address = ''], print }) =>
    withDatabase((context) => {
      importIn(context, undefined);
      if (!address) throw new CommandError('Please name an address.');
      const here = resolveOldAddress({ ...context, now: () => new Date() }, address);
      print(
        here
          ? `${address} redirects to ${here} (301).`
          : `${address} doesn’t redirect: nothing public was there, or it is a page of this site.`,
      );
    }),
};

const moveInSwitch: Command = {
  name: 'move-in switch',
  usage: '[host] [--redirects <.csv or .htaccess>]',
  does: 'turns on redirects from the old site, and imports its own redirects',
  options: ['redirects'],
  run: ({ words: [host], options, print }) =>
    withDatabase(async (context) => {
      const redirects = redirectsFrom(options.redirects);
      const found = importIn(context, host);
      if (!found.finishedAt) throw new CommandError('The import isn’t finished: run move-in again first.');
      switchAddresses(context.db, found);
      print(`Redirects from ${found.host} are on.`);
      await printRedirects(context, found.id, redirects, print);
    }),
};

const moveInUndo: Command = {
  name: 'move-in undo',
  usage: '[host]',
  does: 'moves imported items to the trash, except those edited here; up to 30 days after redirects are on',
  run: ({ words: [host], print }) =>
    withDatabase(async (context) => {
      const found = importIn(context, host);
      if (new Date() > (undoableUntil(found) ?? new Date()))
        throw new CommandError(
          'Redirects have been on for more than 30 days: delete entries in the back office instead.',
        );
      lowerPriority();
      const kept = await undoImport(siteFor(context), found);
      print(`Undone: items imported from ${found.host} are in the trash for 30 days, with their pictures.`);
      if (kept.length > 0) print(`These stay, because they were edited or are used here: ${firstFew(kept)}.`);
    }),
};

export const commands = [moveInReport, moveInCheck, moveInSwitch, moveInUndo];
