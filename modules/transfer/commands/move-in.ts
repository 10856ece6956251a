import { existsSync } from 'node:fs';
import path from 'node:path';
import { translateMessage } from '#lib/translate-message.ts';
import { type Call, type Command, CommandError, firstFew } from '#server/commands/command.ts';
import { type CommandContext, withDatabase } from '#server/commands/with-database.ts';
import { forLaterReaders } from '#server/office-language.ts';
import { createLog } from '#server/process/log.ts';
import { lowerPriority } from '#server/process/low-priority.ts';
import { type Choices, choicesSchema, pairsIn } from '../move-in/choices.ts';
import type { Given } from '../move-in/given.ts';
import type { Import } from '../move-in/items.ts';
import { type Kind, type Look, look } from '../move-in/look.ts';
import { moveRedirects } from '../move-in/move-redirects.ts';
import { lookAt } from '../move-in/process.ts';
import { totalsOf } from '../move-in/report.ts';
import { type Options, runImport, type Site } from '../move-in/run.ts';
import { targetOf } from '../move-in/targets.ts';
import { UnreadableExport } from '../move-in/wordpress/open-export.ts';
import { wordpress } from '../move-in/wordpress/wordpress.ts';
import { imports } from '../tables.ts';

export const moveIn: Command = {
  name: 'move-in',
  usage:
    '[export…] [--files <folder, .tar, .zip or address>] [--redirects <.csv or .htaccess>] [--drafts] [--later] [--dry-run] [--language id|en]\n      [--types product=none,event=blog] [--categories news=none] [--authors admin=Rina] [--shortcodes promo=none]\n      [--front-page home] [--other-hosts]',
  does: 'imports a WordPress site from its export (.xml, .gz or .zip, also in parts) while this site is running; run it again to resume, or without an export to resume what the back office has started; --dry-run only shows what would be imported, --later leaves redirects to “move-in switch”',
  options: [
    'files',
    'redirects',
    'language',
    'types',
    'categories',
    'authors',
    'shortcodes',
    'front-page',
    'import',
  ],
  flags: ['drafts', 'other-hosts', 'dry-run', 'later', 'look'],
  isForMany: true,
  async run({ words, options, print }) {
    const given = [...words.map((typed) => givenAt('export', pathOf(typed))), ...filesGiven(options.files)];
    const choices = chosen(options);
    lowerPriority();
    try {
      if (options['dry-run']) printLook(await lookOnly(given, choices), print);
      else
        await withDatabase((context) => {
          const begun = words.length === 0 || options.import ? importWith(context, options.import) : null;
          if (options.look && begun) return lookAt(siteFor(context), wordpress, begun);
          const own = { given, choices, switches: !options.later };
          const redirects = redirectsGiven(options.redirects);
          return moveHere(context, { ...(begun ? ofImport(begun) : own), redirects }, print);
        });
    } catch (error) {
      throw error instanceof UnreadableExport ? new CommandError(translateMessage(error.message)) : error;
    }
  },
};

function lookOnly(given: Given[], choices: Choices) {
  const at = (kind: Given['kind']) => given.flatMap((one) => (one.kind === kind && one.at ? [one.at] : []));
  if (at('export').length === 0)
    throw new CommandError('Please name an export: npm run site -- move-in site.xml --dry-run');
  return look(wordpress, { exports: at('export'), from: at('files'), choices, uploads: '.' });
}

function chosen({ types, categories, authors, shortcodes, ...others }: Call['options']): Choices {
  const typed = { types, categories, authors, shortcodes };
  const pairs = Object.entries(typed).map(([name, value]) => [name, pairsIn(value)]);
  const choices = {
    ...Object.fromEntries(pairs),
    language: others.language ?? null,
    frontPage: others['front-page'],
    otherHosts: others['other-hosts'] !== undefined,
    asDrafts: others.drafts !== undefined,
  };
  const read = choicesSchema.safeParse(choices);
  if (read.success) return read.data;
  const named = read.error.issues.map(({ path }) => path.join(' ')).join(', ');
  throw new CommandError(`Invalid option: ${named}. \`npm run site -- help\` shows examples.`);
}

/** The import of an id, or the one that was begun last. */
export function importWith({ db }: CommandContext, id?: string): Import {
  const all = db.select().from(imports).all();
  const found = id ? all.find((one) => one.id === Number(id)) : all.findLast(({ given }) => given.length > 0);
  if (!found) throw new CommandError('Please name an export: npm run site -- move-in site.xml --dry-run');
  return found;
}

function ofImport({ id, given, choices }: Import) {
  return { importId: id, given, choices: choicesSchema.parse(choices) };
}

// npm runs this in the project's folder; the file is named from where the operator is.
function pathOf(typed: string) {
  return path.resolve(process.env.INIT_CWD ?? '.', typed);
}

export function siteFor({ env, db }: CommandContext): Site {
  return { env, db, log: createLog(env).log, files: { folder: path.resolve(env.UPLOADS_DIR) } };
}

function givenAt(kind: Given['kind'], at: string): Given {
  return { kind, name: path.basename(at), at, bytes: null };
}

function filesGiven(typed: string | undefined): Given[] {
  if (!typed) return [];
  const isAddress = /^https?:\/\//.test(typed);
  const at = isAddress ? typed : pathOf(typed);
  if (!isAddress && !existsSync(at)) throw new CommandError(`There is nothing at ${at}.`);
  return [givenAt('files', at)];
}

async function moveHere(
  context: CommandContext,
  { redirects, ...options }: Options & { redirects: string[] },
  print: Call['print'],
) {
  if (redirects.length > 0 && !options.switches)
    throw new CommandError(
      'Redirects are imported when they’re turned on: npm run site -- move-in switch --redirects',
    );
  const { importId } = await forLaterReaders(() =>
    runImport(siteFor(context), wordpress, { ...options, print }),
  );
  print('\nIn the export: found = imported + left out + failed');
  for (const { kind, found, moved, leftOut, failed } of totalsOf(context.db, importId))
    print(`  ${kind}: ${found} = ${moved} + ${leftOut} + ${failed}`);
  if (options.switches) await printRedirects(context, importId, redirects, print);
  print(
    options.switches
      ? '\nRedirects from the old site are on. Results per item: npm run site -- move-in report > report.csv'
      : '\nRedirects from the old site are off: npm run site -- move-in switch. Results per item: npm run site -- move-in report > report.csv',
  );
}

export function redirectsGiven(typed: string | undefined): string[] {
  if (!typed) return [];
  const at = pathOf(typed);
  if (!existsSync(at)) throw new CommandError(`There is nothing at ${at}.`);
  return [at];
}

export async function printRedirects(
  context: CommandContext,
  importId: number,
  given: string[],
  print: Call['print'],
) {
  const { stored, refused } = await moveRedirects(siteFor(context), importId, given);
  if (stored + refused.length > 0) print(`\nRedirects: ${stored} stored, ${refused.length} left out`);
  for (const { line, from, why } of refused) print(`  ${line}: ${from}: ${why}`);
}

function placeOf({ to }: Kind): string {
  if (to === null) return '–';
  if (to === 'texts') return 'part of texts';
  return targetOf(to)?.label.toLowerCase() ?? to;
}

function printLook(found: Look, print: Call['print']) {
  const { site, notes, files } = found;
  const section = (title: string, lines: string[]) =>
    lines.length > 0 && print(`\n${title}\n  ${lines.join('\n  ')}`);
  print(
    `${site.title} (${site.host}): nothing is imported. An import takes about ${found.minutes} minutes.\n`,
  );
  print('In the export → here: found = imported + left out + failed');
  for (const kind of found.kinds) {
    const { type, found: all, moved, leftOut, failed, reasons } = kind;
    print(
      `  ${type} → ${placeOf(kind)}: ${all} = ${moved} + ${leftOut} + ${failed}${reasons.length > 0 ? ` (${firstFew(reasons)})` : ''}`,
    );
  }
  print('\nIn the texts, before → after');
  for (const kind of ['words', 'pictures', 'links', 'videos'] as const)
    print(`  ${kind}: ${found.before[kind]} → ${found.after[kind]}`);
  const counted = ([name, count]: [string, number]) => `${name}: ${count}`;
  section('By status', found.statuses.map(counted));
  section('By language', found.languages.map(counted));
  section(
    'Authors',
    found.authors.map(({ login, name }) => `${name} (${login})`),
  );
  for (const kind of ['left out', 'changed'] as const)
    section(
      `In texts, ${kind}`,
      notes
        .filter((note) => note.kind === kind)
        .map(({ what, count, entry, source }) => `${what} (${count}) First in “${entry}”: ${source}`),
    );
  section('Addresses already in use: a number is added to the later entry', found.collisions);
  section('Unsupported files', files.others);
  section('Missing files', files.missing ?? []);
  section(
    'Failed',
    found.failed.map(({ title, why }) => `${title}: ${why}`),
  );
  section('Problems in the export', found.problems);
}
