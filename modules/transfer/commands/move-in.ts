import { existsSync } from 'node:fs';
import path from 'node:path';
import { ne } from 'drizzle-orm';
import { translateMessage } from '#lib/translate-message.ts';
import { type Call, type Command, CommandError, firstFew } from '#server/commands/command.ts';
import { type CommandContext, withDatabase } from '#server/commands/with-database.ts';
import { forLaterReaders } from '#server/office-language.ts';
import { createLog } from '#server/process/log.ts';
import { lowerPriority } from '#server/process/low-priority.ts';
import { type Choices, choicesSchema, pairsIn, targetOf } from '../move-in/choices.ts';
import { type Import, IncompleteExport } from '../move-in/items.ts';
import { moveRedirects } from '../move-in/move-redirects.ts';
import { isAddress } from '../move-in/receive.ts';
import { linesOf, sumsOf, totalsOf } from '../move-in/report.ts';
import { estimateWords, review, reviewImport } from '../move-in/review.ts';
import { type Options, runImport } from '../move-in/run.ts';
import { countedKinds, type Note } from '../move-in/source.ts';
import type { Site } from '../move-in/trial.ts';
import { undoImport } from '../move-in/undo.ts';
import type { Upload } from '../move-in/uploads.ts';
import { UnreadableExport } from '../move-in/wordpress/open-export.ts';
import { imports, type Kind, type Review } from '../tables.ts';

type Print = Call['print'];

// Options of several names with a value each, and those of a process that the server starts.
const maps = ['types', 'categories', 'authors', 'shortcodes'];
const ofWork = ['import', 'work'];

const moveIn: Command = {
  name: 'move-in',
  usage:
    '[export…] [--files <folder, .tar, .zip or address>] [--redirects <.csv or .htaccess>] [--drafts] [--later] [--dry-run] [--language id|en]\n      [--types product=none,event=blog] [--categories news=none] [--authors admin=Rina] [--shortcodes promo=none]\n      [--front-page home] [--category-base topics] [--tag-base words] [--other-hosts] [--anyway]',
  does: 'imports a WordPress site from its export (.xml, .gz or .zip, also in parts) while this site is running; run it again to resume, or without an export to resume what the back office has started; --dry-run only shows what would be imported, --later leaves redirects to “move-in switch”, --anyway imports what can be read of a damaged export',
  options: ['files', 'redirects', 'language', ...maps, 'front-page', 'category-base', 'tag-base', ...ofWork],
  flags: ['drafts', 'other-hosts', 'dry-run', 'later', 'anyway'],
  isForMany: true,
  async run({ words, options, print }) {
    const uploads = [...words.map((typed) => uploadAt('export', pathOf(typed))), ...filesFrom(options.files)];
    const choices = chosen(options);
    lowerPriority();
    try {
      await withDatabase((context) => {
        if (options.work) return workInBackground(context, options);
        const isNew = words.length > 0;
        if (options['dry-run'] && !isNew) throw new CommandError(nameExport);
        if (options['dry-run']) return printReview(context, { uploads, choices }, print);
        const own = { uploads, choices, switches: !options.later };
        const begun = isNew ? own : ofImport(importWith(context));
        return moveHere(context, begun, redirectsFrom(options.redirects), print);
      });
    } catch (error) {
      const isOfExport = error instanceof UnreadableExport || error instanceof IncompleteExport;
      throw isOfExport ? new CommandError(translateMessage(error.message)) : error;
    }
  },
};

const nameExport = 'Please name an export: npm run site -- move-in site.xml --dry-run';

// Work that the server starts in a process of its own.
const works: Record<string, (site: Site, row: Import) => Promise<unknown>> = {
  estimating: estimateWords,
  reviewing: reviewImport,
  running: (site, row) => runImport(site, ofImport(row)),
  undoing: undoImport,
};

async function workInBackground(context: CommandContext, { work = '', import: id }: Call['options']) {
  await forLaterReaders(() => works[work]?.(siteFor(context), importWith(context, id)));
}

function chosen(options: Call['options']): Choices {
  const choices = {
    ...Object.fromEntries(maps.map((name) => [name, pairsIn(options[name])])),
    language: options.language ?? null,
    frontPage: options['front-page'] ?? '',
    categoryBase: options['category-base'] ?? '',
    tagBase: options['tag-base'] ?? '',
    otherHosts: options['other-hosts'] !== undefined,
    asDrafts: options.drafts !== undefined,
    anyway: options.anyway !== undefined,
  };
  const read = choicesSchema.safeParse(choices);
  if (read.success) return read.data;
  const named = read.error.issues.map(({ path }) => path.join(' ')).join(', ');
  throw new CommandError(`Invalid option: ${named}. \`npm run site -- help\` shows examples.`);
}

/** The import of an id, or the one that was begun last. Undone ones are gone for people. */
export function importWith({ db }: CommandContext, id?: string): Import {
  const all = db.select().from(imports).where(ne(imports.state, 'undone')).all();
  const found = id
    ? all.find((one) => one.id === Number(id))
    : all.findLast(({ uploads }) => uploads.length > 0);
  if (!found) throw new CommandError(nameExport);
  return found;
}

function ofImport({ id, uploads, choices }: Import): Options {
  return { id, uploads, choices: choicesSchema.parse(choices) };
}

// npm runs this in the project's folder; the file is named from where the operator is.
function pathOf(typed: string) {
  return path.resolve(process.env.INIT_CWD ?? '.', typed);
}

export function siteFor({ env, db }: CommandContext): Site {
  return { env, db, log: createLog(env).log, files: { folder: path.resolve(env.UPLOADS_DIR) } };
}

function uploadAt(kind: Upload['kind'], at: string): Upload {
  return { kind, name: path.basename(at), at, bytes: null };
}

function filesFrom(typed: string | undefined): Upload[] {
  return typed ? [uploadAt('files', isAddress(typed) ? typed : existingPath(typed))] : [];
}

export function redirectsFrom(typed: string | undefined): string[] {
  return typed ? [existingPath(typed)] : [];
}

function existingPath(typed: string) {
  const at = pathOf(typed);
  if (!existsSync(at)) throw new CommandError(`There is nothing at ${at}.`);
  return at;
}

async function moveHere(context: CommandContext, options: Options, redirects: string[], print: Print) {
  if (redirects.length > 0 && !options.switches)
    throw new CommandError(
      'Redirects are imported when they’re turned on: npm run site -- move-in switch --redirects',
    );
  const { importId, overview } = await forLaterReaders(() =>
    runImport(siteFor(context), { ...options, print }),
  );
  const { unread, problems } = overview;
  printList('Can’t be read', unread, print);
  printSums(sumsOf(context.db, importId), print);
  printList('Not as in the old site', missingOf(context.db, importId), print);
  printList('Problems in the export', problems, print);
  print('\nIn the export: found = imported + left out + failed');
  for (const total of totalsOf(context.db, importId)) print(`  ${total.kind}: ${totalOf(total)}`);
  const isSwitched = options.switches && unread.length === 0;
  if (isSwitched) await printRedirects(context, importId, redirects, print);
  print(
    `\nRedirects from the old site are ${isSwitched ? 'on' : 'off: npm run site -- move-in switch'}. Results per item: npm run site -- move-in report > report.csv`,
  );
  refuseUnread(unread);
}

// Scripts read the exit code.
function refuseUnread(unread: string[]) {
  if (unread.length > 0)
    throw new CommandError(
      `Not everything in the export can be read: ${firstFew(unread.map(translateMessage))}`,
    );
}

function printList(title: string, lines: string[], print: Print) {
  if (lines.length > 0) print(`\n${title}\n  ${lines.map(translateMessage).join('\n  ')}`);
}

function printSums({ before, after }: Pick<Review, 'before' | 'after'>, print: Print) {
  print('\nIn the texts: found = imported + missing');
  for (const kind of countedKinds)
    print(`  ${kind}: ${before[kind]} = ${after[kind]} + ${before[kind] - after[kind]}`);
}

const totalOf = ({ found, moved, leftOut, failed }: Omit<Kind, 'type' | 'to' | 'reasons'>) =>
  `${found} = ${moved} + ${leftOut} + ${failed}`;

/** The items of which most is missing. */
function missingOf(db: CommandContext['db'], importId: number): string[] {
  const { rows, total } = linesOf(db, importId, { show: 'missing', kind: '', search: '', page: 1 });
  const lines = rows.map(({ title, kind, why, before, after }) => {
    const counts = countedKinds.flatMap((name) =>
      before && after && before[name] > after[name] ? `${after[name]} of ${before[name]} ${name}` : [],
    );
    return `${kind} “${title}”: ${[...counts, why].filter(Boolean).join('. ')}`;
  });
  return [...lines, ...(total > rows.length ? [`and ${total - rows.length} more`] : [])];
}

export async function printRedirects(context: CommandContext, id: number, files: string[], print: Print) {
  const { stored, refused } = await moveRedirects(siteFor(context), id, files);
  if (stored + refused.length > 0) print(`\nRedirects: ${stored} stored, ${refused.length} left out`);
  for (const { line, from, why } of refused) print(`  ${line}: ${from}: ${why}`);
}

function placeOf({ to }: Kind): string {
  if (to === null) return '–';
  if (to === 'texts') return 'part of texts';
  return targetOf(to)?.label.toLowerCase() ?? to;
}

async function printReview(context: CommandContext, options: Options, print: Print) {
  const found = await review(siteFor(context), options);
  const { site, kinds, notes, files, unread } = found;
  print(
    `${site.title} (${site.host}): nothing is imported. An import takes about ${found.minutes} minutes.\n`,
  );
  const section = (title: string, lines: string[]) => printList(title, lines, print);
  section('Can’t be read', unread);
  printSums(found, print);
  print('\nIn the export → here: found = imported + left out + failed');
  for (const kind of kinds) {
    const reasons = kind.reasons.length > 0 ? ` (${firstFew(kind.reasons)})` : '';
    print(`  ${kind.type} → ${placeOf(kind)}: ${totalOf(kind)}${reasons}`);
  }
  const authors = found.authors.map(({ login, name }) => `${name} (${login})`);
  section('Authors', authors);
  section('In texts, left out', noted(notes, 'left out'));
  section('In texts, changed', noted(notes, 'changed'));
  section('Addresses already in use: a number is added to the later entry', found.collisions);
  section('Unsupported files', files.others);
  section('Missing files', files.missing ?? []);
  const failed = found.failed.map(({ title, why }) => `${title}: ${why}`);
  section('Failed', failed);
  section('Problems in the export', found.problems);
  refuseUnread(unread);
}

function noted(notes: Review['notes'], wanted: Note['kind']) {
  return notes
    .filter(({ kind }) => kind === wanted)
    .map((note) => `${translateMessage(note.what)} (${note.count}) First in “${note.entry}”: ${note.source}`);
}

export const commands = [moveIn];
