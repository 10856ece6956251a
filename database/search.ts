import { sql } from 'drizzle-orm';
import type { Database, Queries } from './client.ts';

/** Something that visitors can find. `module` and `id` say whose it is; `picture` is the stored name of one to show beside it. */
export interface SearchEntry {
  module: string;
  id: number;
  title: string;
  text: string;
  url: string;
  picture?: string | null;
  /** Nobody finds it before this instant. */
  visibleFrom?: Date | null;
}

/** Something found. The words that were searched stand between `mark.start` and `mark.end` in `title` and `excerpt`. */
export interface SearchHit {
  module: string;
  url: string;
  title: string;
  excerpt: string;
  picture: string | null;
}

/** What surrounds found words: two characters that no text contains, so that nothing has to be escaped. */
export const mark = { start: '\u{E000}', end: '\u{E001}' };

const mostHits = 60;

/** Puts an entry in the index in place of what stood there. Belongs in the transaction that changes what it tells of. */
export function indexForSearch(db: Queries, entry: SearchEntry): void {
  removeFromSearch(db, entry);
  const { module, id, title, text, url, picture = null } = entry;
  db.run(sql`insert into search (title, text, module, id, url, picture)
    values (${unmarked(title)}, ${unmarked(text)}, ${module}, ${id}, ${url}, ${picture})`);
}

/** Takes an entry out of the index; fine when it isn't there. */
export function removeFromSearch(db: Queries, { module, id }: Pick<SearchEntry, 'module' | 'id'>): void {
  db.run(sql`delete from search where module = ${module} and id = ${id}`);
}

/** Shows another picture wherever one was shown: `from` and `to` are stored names. */
export function replacePictureInSearch(db: Queries, from: string, to: string): void {
  db.run(sql`update search set picture = ${to} where picture = ${from}`);
}

/** Empties the index and fills it with these entries. */
export function rebuildSearch(db: Database, entries: SearchEntry[]): void {
  db.transaction((tx) => {
    tx.run(sql`delete from search`);
    for (const entry of entries) indexForSearch(tx, entry);
  });
}

/**
 * Finds what holds every word of `text`, the last one also as the beginning of a word; best first. A word in the title
 * weighs ten times one in the text. Any text is safe: words are quoted one by one, nothing else is passed on.
 */
export function findInSearch(db: Queries, text: string): SearchHit[] {
  const words =
    text
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 12) ?? [];
  if (words.length === 0) return [];
  const query = `${words.map((word) => `"${word}"`).join(' ')}*`;
  const { start, end } = mark;
  return db.all<SearchHit>(sql`
    select module, url, picture,
      highlight(search, 0, ${start}, ${end}) as title,
      snippet(search, 1, ${start}, ${end}, '…', 24) as excerpt
    from search where search match ${query}
    order by bm25(search, 10.0, 1.0) limit ${mostHits}`);
}

function unmarked(text: string) {
  return text.replaceAll(mark.start, '').replaceAll(mark.end, '');
}
