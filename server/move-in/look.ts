import { resolveText } from './resolve-text.ts';
import type { Counts, Note, Overview, Resolver, Source, SourceEntry } from './source.ts';

/** What a dry run found: nothing is stored. */
export interface Look {
  overview: Overview;
  /** Entries whose texts can be carried over, by type and by status; those that can't, with the reason. */
  moved: Map<string, number>;
  statuses: Map<string, number>;
  languages: Map<string, number>;
  failed: { title: string; why: string }[];
  before: Counts;
  after: Counts;
  /** What is changed and left out: how often, and the first example. */
  notes: Map<string, { kind: Note['kind']; count: number; entry: string; source: string }>;
  /** Addresses that more than one entry would have. */
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
    ...{ failed: [], before: noCounts(), after: noCounts(), collisions: [] },
  };
  const [resolver, taken] = [resolverOf(overview), new Set<string>()];
  for await (const entry of source.entries(files, overview)) {
    try {
      const { after, notes } = resolveText(entry.text, resolver);
      for (const note of [...entry.notes, ...entry.text.notes, ...notes]) addNote(found, note, entry);
      add(found.before, entry.text.before);
      add(found.after, after);
      count(found.moved, entry.type);
    } catch (error) {
      found.failed.push({ title: entry.title, why: error instanceof Error ? error.message : String(error) });
    }
    count(found.statuses, `${entry.oldStatus} → ${entry.status}`);
    count(found.languages, entry.language ?? 'not known');
    const address = `${entry.area}/${entry.language ?? ''}/${entry.slug}`;
    if (taken.has(address)) found.collisions.push(`${entry.slug} (${entry.title})`);
    taken.add(address);
  }
  return found;
}

function noCounts(): Counts {
  return { words: 0, pictures: 0, links: 0, videos: 0 };
}

function add(sum: Counts, more: Counts) {
  for (const kind of ['words', 'pictures', 'links', 'videos'] as const) sum[kind] += more[kind];
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function addNote({ notes }: Look, { kind, what, source }: Note, { title }: SourceEntry) {
  const known = notes.get(what);
  if (known) known.count += 1;
  else notes.set(what, { kind, count: 1, entry: title, source });
}
