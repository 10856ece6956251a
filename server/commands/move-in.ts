import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Look, look } from '../move-in/look.ts';
import { totalsOf } from '../move-in/report.ts';
import { runImport, type Site } from '../move-in/run.ts';
import type { Overview } from '../move-in/source.ts';
import { UnreadableExport } from '../move-in/wordpress/open-export.ts';
import { wordpress } from '../move-in/wordpress/wordpress.ts';
import { createLog } from '../process/log.ts';
import { lowerPriority } from '../process/low-priority.ts';
import { type Call, type Command, CommandError, firstFew } from './command.ts';
import { type CommandContext, withDatabase } from './with-database.ts';

export const moveIn: Command = {
  name: 'move-in',
  usage: '<export>… [--files <folder, .tar, .zip or address>] [--drafts] [--dry-run]',
  does: 'moves a site of WordPress in from its export (.xml, .gz or .zip, also in parts), while this site is running; the same again goes on, --dry-run only shows what would come',
  options: ['files'],
  flags: ['drafts', 'dry-run'],
  isForMany: true,
  async run({ words, options, print }) {
    if (words.length === 0)
      throw new CommandError('Please name an export: npm run site -- move-in site.xml --dry-run');
    const files = words.map(pathOf);
    try {
      if (options['dry-run']) printLook(await look(wordpress, files, dryRun), print);
      else await withDatabase((context) => moveHere(context, files, options, print));
    } catch (error) {
      throw error instanceof UnreadableExport ? new CommandError(error.message) : error;
    }
  },
};

// npm runs this in the project's folder; the file is named from where the operator is.
function pathOf(typed: string) {
  return path.resolve(process.env.INIT_CWD ?? '.', typed);
}

/** The site of a command, for what stores files. */
export function siteFor({ env, db }: CommandContext): Site {
  return { env, db, log: createLog(env).log, files: { folder: path.resolve(env.UPLOADS_DIR) } };
}

async function moveHere(
  context: CommandContext,
  exports: string[],
  options: Call['options'],
  print: Call['print'],
) {
  const { files, drafts } = options;
  const from = files && (/^https?:\/\//.test(files) ? files : pathOf(files));
  if (from && !/^https?:/.test(from) && !existsSync(from))
    throw new CommandError(`There is nothing at ${from}.`);
  lowerPriority();
  const { importId } = await runImport(siteFor(context), wordpress, {
    exports,
    from,
    asDrafts: Boolean(drafts),
    print,
  });
  print('\nIn the export: found = moved + left out + failed');
  for (const { kind, found, moved, leftOut, failed } of totalsOf(context.db, importId))
    print(`  ${kind}: ${found} = ${moved} + ${leftOut} + ${failed}`);
  print(
    '\nOld addresses answer from now on. What became of each item: npm run site -- move-in report > report.csv',
  );
}

/** As if every entry and file had the id it had before. */
function dryRun(overview: Overview) {
  return wordpress.resolver(overview, {
    entry: (id) => ({ type: overview.entries.get(id)?.area ?? 'blog', id: Math.abs(id) }),
    file: (id) => (wordpress.isStored(overview.files.get(id) ?? { id, address: '' }) ? id : null),
    category: (slug) => overview.terms.find((term) => term.slug === slug)?.id || 1,
  });
}

const areaNames = {
  blog: 'blog posts',
  page: 'pages',
  packaging: 'packaging',
  testimonial: 'testimonials',
  gallery: 'gallery',
};

function printLook(found: Look, print: Call['print']) {
  const { overview, notes, before, after } = found;
  print(`${overview.site.title} (${overview.site.host}): nothing is stored.\n`);
  print('In the export → here: found = moved + left out + failed');
  for (const line of kinds(found)) print(`  ${line}`);
  print('\nIn the texts, before → after');
  for (const kind of ['words', 'pictures', 'links', 'videos'] as const)
    print(`  ${kind}: ${before[kind]} → ${after[kind]}`);
  section(
    print,
    'By status',
    [...found.statuses].map(([name, count]) => `${name}: ${count}`),
  );
  section(
    print,
    'By language',
    [...found.languages].map(([name, count]) => `${name}: ${count}`),
  );
  section(
    print,
    'Authors',
    [...overview.authors.values()].map(({ name }) => name),
  );
  const lines = [...notes].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const kind of ['left out', 'changed'] as const)
    section(
      print,
      `In texts, ${kind}`,
      lines
        .filter(([, note]) => note.kind === kind)
        .map(
          ([what, { count, entry, source }]) => `${what}: ${count}, first in “${entry}”: ${oneLine(source)}`,
        ),
    );
  section(print, 'Addresses that are taken: the later entry gets a number', found.collisions);
  const others = [...overview.files.values()].filter((file) => !wordpress.isStored(file));
  section(
    print,
    'Files of kinds that the site doesn’t store',
    others.map(({ address }) => address),
  );
  section(
    print,
    'Failed',
    found.failed.map(({ title, why }) => `${title}: ${why}`),
  );
  section(print, 'Could not be read', overview.problems);
}

function kinds({ overview, moved, failed }: Look): string[] {
  const files = [...overview.files.values()];
  return [...overview.found].map(([type, found]) => {
    const out = overview.leftOut.filter((one) => one.type === type);
    const reasons = [...new Set(out.map(({ why }) => why))];
    const arrived =
      {
        attachment: files.filter(wordpress.isStored).length,
        nav_menu_item: overview.menu.length,
        wp_block: overview.synced.size,
      }[type] ??
      moved.get(type) ??
      0;
    const area = [...overview.entries.values()].find((entry) => entry.type === type)?.area;
    const name = area
      ? areaNames[area]
      : ({ attachment: 'files', nav_menu_item: 'menu', wp_block: 'part of texts' }[type] ?? '–');
    const others = type === 'attachment' ? files.length - arrived : 0;
    const lost = failed.filter((one) => one.type === type).length;
    return `${type} → ${name}: ${found} = ${arrived} + ${out.length + others} + ${lost}${reasons.length > 0 ? ` (${firstFew(reasons)})` : ''}`;
  });
}

function section(print: Call['print'], title: string, lines: string[]) {
  if (lines.length > 0) print(`\n${title}\n  ${lines.join('\n  ')}`);
}

function oneLine(source: string) {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
