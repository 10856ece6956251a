import path from 'node:path';
import { type Look, look } from '../move-in/look.ts';
import type { Overview } from '../move-in/source.ts';
import { isStored, resolverOf } from '../move-in/wordpress/addresses.ts';
import { UnreadableExport } from '../move-in/wordpress/open-export.ts';
import { wordpress } from '../move-in/wordpress/wordpress.ts';
import { type Call, type Command, CommandError, firstFew } from './command.ts';

export const moveIn: Command = {
  name: 'move-in',
  usage: '<export>… --dry-run',
  does: 'shows what an export of WordPress (.xml, .gz or .zip, also in parts) would become here, and what would be lost; stores nothing',
  flags: ['dry-run'],
  isForMany: true,
  async run({ words, options, print }) {
    if (words.length === 0)
      throw new CommandError('Please name an export: npm run site -- move-in site.xml --dry-run');
    if (!options['dry-run'])
      throw new CommandError('For now, moving in only shows what it would do: add --dry-run.');
    // npm runs this in the project's folder; the file is named from where the operator is.
    const files = words.map((word) => path.resolve(process.env.INIT_CWD ?? '.', word));
    try {
      printLook(await look(wordpress, files, dryRun), print);
    } catch (error) {
      throw error instanceof UnreadableExport ? new CommandError(error.message) : error;
    }
  },
};

/** As if every entry and file had the id it had before. */
function dryRun(overview: Overview) {
  return resolverOf(overview, {
    entry: (id) => ({ type: overview.entries.get(id)?.area ?? 'blog', id: Math.abs(id) }),
    file: (id) => (isStored(overview.files.get(id) ?? { id, address: '' }) ? id : null),
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
  const others = [...overview.files.values()].filter((file) => !isStored(file));
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
        attachment: files.filter(isStored).length,
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
