import { statfs } from 'node:fs/promises';
import { reservedAddresses } from '#server/content/addresses.ts';
import { findType } from '#server/content/declared-types.ts';
import type { Choices } from './choices.ts';
import { isElsewhere, namesOf, otherKind, sizesGiven } from './given-files.ts';
import { resolveText } from './resolve-text.ts';
import {
  addCounts,
  type Counts,
  leadsNowhere,
  type MenuItem,
  type Note,
  noCounts,
  type Overview,
  type Resolver,
  type Source,
} from './source.ts';

export interface Look {
  /** Counts up when it changes: what an older version of the program stored isn't read. */
  shape: 2;
  site: Overview['site'];
  kinds: Kind[];
  statuses: [string, number][];
  languages: [string, number][];
  authors: { login: string; name: string }[];
  categories: { slug: string; name: string }[];
  /** The pages of the old site. `isFront`: its address is that of the site. */
  pages: { slug: string; title: string; isFront: boolean }[];
  before: Counts;
  after: Counts;
  notes: (Note & { count: number; entry: string })[];
  /** Addresses of several entries, or of the site itself. */
  collisions: string[];
  failed: { title: string; why: string }[];
  problems: string[];
  comments: number;
  files: {
    wanted: number;
    others: string[];
    /** Those that aren't in what was given; null while an address has them, and nobody can know. */
    missing: string[] | null;
    /** Bytes of those that are; what is free on the disk. */
    bytes: number | null;
    free: number;
  };
  entries: number;
  minutes: number;
}

/** A type of the old site: where it goes, and how many arrive. `found` = `moved` + `leftOut` + `failed`. */
export interface Kind {
  type: string;
  to: string | null;
  found: number;
  moved: number;
  leftOut: number;
  failed: number;
  reasons: string[];
}

const most = 500;
// Entries are stored 25 a second at most; a picture takes about that part of a second to be stored.
const [entriesASecond, filesASecond] = [25, 3];

export async function look(
  source: Source,
  options: { exports: string[]; from: string[]; choices: Choices; uploads: string },
): Promise<Look> {
  const { exports, from, choices, uploads } = options;
  const overview = await source.look(exports, choices);
  const [moved, statuses, languages] = [new Map<string, number>(), new Map(), new Map()];
  const [notes, taken, lost] = [new Map<string, Look['notes'][number]>(), new Set<string>(), new Map()];
  const [before, after] = [{ ...noCounts }, { ...noCounts }];
  const [collisions, failed]: [string[], Look['failed']] = [[], []];
  const resolver = dryRun(source, overview);
  for await (const entry of source.entries(exports, overview)) {
    try {
      const text = resolveText(entry.text, entry.id, resolver);
      for (const note of [...entry.notes, ...entry.text.notes, ...text.notes]) {
        const known = notes.get(note.what);
        if (known) known.count += 1;
        else notes.set(note.what, { ...note, count: 1, entry: entry.title, source: oneLine(note.source) });
      }
      addCounts(before, entry.text.before);
      addCounts(after, text.after);
      count(moved, entry.type);
    } catch (error) {
      failed.push({ title: entry.title, why: error instanceof Error ? error.message : String(error) });
      count(lost, entry.type);
    }
    count(statuses, `${entry.oldStatus} → ${entry.status}`);
    count(languages, entry.language ?? 'not known');
    const address = findType(entry.area)?.address?.({ slug: entry.slug });
    if (!address) continue;
    const inLanguage = `${entry.translations ? entry.language : ''}${address}`;
    if (reservedAddresses.has(address) || taken.has(inLanguage))
      collisions.push(`${address} (${entry.title})`);
    taken.add(inLanguage);
  }
  const files = await filesIn(source, overview, from, uploads);
  const entries = overview.entries.size;
  return {
    shape: 2,
    site: overview.site,
    kinds: kindsIn(source, overview, resolver, moved, lost),
    ...{ statuses: [...statuses], languages: [...languages] },
    authors: [...overview.authors.values()].map(({ login, name }) => ({ login, name })).slice(0, most),
    categories: overview.terms
      .filter(({ taxonomy }) => taxonomy === 'category')
      .map(({ slug, name }) => ({ slug, name }))
      .slice(0, most),
    pages: [...overview.entries.values()]
      .filter(({ type }) => type === 'page')
      .map(({ slug, title, address }) => ({
        ...{ slug, title: title || slug },
        isFront: address.replace(/\/$/, '').endsWith(overview.site.host + overview.site.base),
      }))
      .slice(0, most),
    ...{ before, after, files, entries },
    notes: [...notes.values()].sort((one, other) => (one.what < other.what ? -1 : 1)).slice(0, most),
    ...{ collisions: collisions.slice(0, most), failed: failed.slice(0, most), problems: overview.problems },
    comments: overview.comments.approved + overview.comments.other,
    minutes: Math.ceil((entries / entriesASecond + files.wanted / filesASecond) / 60),
  };
}

// As if every entry and file had the id it had before.
function dryRun(source: Source, overview: Overview) {
  return source.resolver(overview, {
    entry: (id) => ({ type: overview.entries.get(id)?.area ?? '', id: Math.abs(id) }),
    file: (id) => (source.isStored(overview.files.get(id) ?? { id, address: '' }) ? id : null),
    category: (slug) => overview.terms.find((term) => term.slug === slug)?.id || 1,
  });
}

const parts: Record<string, Kind['to']> = { attachment: 'files', nav_menu_item: 'menu', wp_block: 'texts' };

function kindsIn(
  { isStored }: Source,
  overview: Overview,
  resolver: Resolver,
  moved: Map<string, number>,
  lost: Map<string, number>,
): Kind[] {
  const files = [...overview.files.values()];
  const leads = (to: MenuItem['target']) =>
    'id' in to || (!to.address.startsWith('#') && resolver.link(to.address, 0) !== null);
  const arrived: Record<string, number> = {
    attachment: files.filter(isStored).length,
    nav_menu_item: overview.menu.filter(({ target }) => leads(target)).length,
    wp_block: overview.synced.size,
  };
  const wholes: Record<string, number> = { attachment: files.length, nav_menu_item: overview.menu.length };
  const areaOf = new Map([...overview.entries.values()].map(({ type, area }) => [type, area]));
  return [...overview.found].map(([type, found]) => {
    const out = overview.leftOut.filter((one) => one.type === type);
    const here = arrived[type] ?? moved.get(type) ?? 0;
    const others = Math.max(0, (wholes[type] ?? here) - here);
    const whys = out.map(({ why }) => why);
    if (others > 0) whys.push(type === 'attachment' ? otherKind : leadsNowhere);
    return {
      ...{ type, found, moved: here, to: areaOf.get(type) ?? parts[type] ?? null },
      leftOut: out.length + others,
      failed: lost.get(type) ?? 0,
      reasons: [...new Set(whys)],
    };
  });
}

async function filesIn(source: Source, { files, site, choices }: Overview, from: string[], uploads: string) {
  const all = [...files.values()];
  const wanted = all.filter(source.isStored);
  const sizes = await Promise.all(from.map(sizesGiven));
  const sizeOf = (names: string[]) =>
    names.flatMap((name) => sizes.map((sizeIn) => sizeIn?.(name))).find((size) => size != null);
  const given = wanted.filter((file) => !choices.otherHosts || !isElsewhere(file, site));
  const there = given.map((file) => ({ file, size: sizeOf(namesOf(file)) }));
  const missing = there.filter(({ size }) => size == null).map(({ file }) => file.address);
  const isKnown = sizes.every(Boolean);
  const { bavail, bsize } = await statfs(uploads);
  return {
    wanted: wanted.length,
    others: all
      .filter((file) => !source.isStored(file))
      .map(({ address }) => address)
      .slice(0, most),
    missing: isKnown ? missing.slice(0, most) : null,
    bytes: isKnown ? there.reduce((sum, { size }) => sum + (size ?? 0), 0) : null,
    free: bavail * bsize,
  };
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function oneLine(source: string) {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
