import { reservedAddresses } from '#server/content/addresses.ts';
import { findType } from '#server/content/declared-types.ts';
import { resolveText } from './resolve-text.ts';
import {
  addCounts,
  type Counts,
  type Note,
  noCounts,
  type Overview,
  type Resolver,
  type Source,
  type SourceEntry,
} from './source.ts';

/** What a dry run found: nothing is stored. */
export interface Look {
  overview: Overview;
  /** Entries whose texts can be carried over, by type and by status; those that can't, with the reason. */
  moved: Map<string, number>;
  statuses: Map<string, number>;
  languages: Map<string, number>;
  failed: { type: string; title: string; why: string }[];
  before: Counts;
  after: Counts;
  /** What is changed and left out: how often, and the first example. */
  notes: Map<string, { kind: Note['kind']; count: number; entry: string; source: string }>;
  /** Addresses that more than one entry would have, or that the site itself uses. */
  collisions: string[];
}

/** Converts everything in an export, without storing any of it. */
export async function look(
  source: Source,
  files: string[],
  resolverOf: (overview: Overview) => Resolver,
): Promise<Look> {
  const overview = await source.look(files);
  const found: Look = {
    overview,
    ...{ moved: new Map(), statuses: new Map(), languages: new Map(), notes: new Map() },
    ...{ failed: [], before: { ...noCounts }, after: { ...noCounts }, collisions: [] },
  };
  const [resolver, taken] = [resolverOf(overview), new Set<string>()];
  for await (const entry of source.entries(files, overview)) {
    try {
      const { after, notes } = resolveText(entry.text, entry.id, resolver);
      for (const note of [...entry.notes, ...entry.text.notes, ...notes]) addNote(found, note, entry);
      addCounts(found.before, entry.text.before);
      addCounts(found.after, after);
      count(found.moved, entry.type);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      found.failed.push({ type: entry.type, title: entry.title, why });
    }
    count(found.statuses, `${entry.oldStatus} → ${entry.status}`);
    count(found.languages, entry.language ?? 'not known');
    const address = findType(entry.area)?.address?.({ slug: entry.slug });
    if (!address) continue;
    const inLanguage = `${entry.translations ? entry.language : ''}${address}`;
    if (reservedAddresses.has(address))
      found.collisions.push(`${address} is a page of the site (${entry.title})`);
    else if (taken.has(inLanguage)) found.collisions.push(`${address} (${entry.title})`);
    taken.add(inLanguage);
  }
  return found;
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function addNote({ notes }: Look, { kind, what, source }: Note, { title }: SourceEntry) {
  const known = notes.get(what);
  if (known) known.count += 1;
  else notes.set(what, { kind, count: 1, entry: title, source });
}
