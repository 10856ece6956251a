import { isDeepStrictEqual } from 'node:util';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#lib/language.ts';
import type { Database, Queries } from './client.ts';
import { rowsBy } from './prepared-query.ts';
import { stemsOf } from './search/stem.ts';
import { differentWords } from './search/tokenize.ts';
import { isInLanguage } from './site-language.ts';
import { searchEntries, searchVocabulary, site } from './tables.ts';

/** `type` and `id` identify the entry; `picture` is a stored name. */
export interface SearchEntry {
  type: string;
  id: number;
  title: string;
  text: string;
  url: string;
  /** Default: the first language of the site. */
  language?: Language | undefined;
  picture?: string | null;
  visibleFrom?: Date | null;
  visibleUntil?: Date | null;
}

/** Whether it is in the language of the page. Types with a colon are translations, which the lens shows as their originals. */
export const isShown: SQL = sql`instr(search_entries.type, ':') = 0 and ${isInLanguage(sql`search_entries.language`)}`;

/** Replaces a changed entry, in the transaction that changes it. */
export function indexForSearch(db: Queries, entry: SearchEntry): void {
  const { id: number, visibleFrom, visibleUntil = null, picture = null, ...shown } = entry;
  const { language = firstLanguage(db) } = entry;
  const known = { ...shown, language, picture, entry: number };
  const row = { ...known, visibleFrom: visibleFrom ?? new Date(0), visibleUntil };
  const { id: _, ...indexed } = indexedRow(db).get({ type: entry.type, entry: number }) ?? {};
  // Most of a save's time would go into its words.
  if (isDeepStrictEqual(indexed, row)) return;
  removeFromSearch(db, entry);
  const { id } = db.insert(searchEntries).values(row).returning({ id: searchEntries.id }).get();
  const [title, text] = [stemsIn(entry.title, language), stemsIn(entry.text, language)];
  db.run(sql`insert into search (rowid, title, text) values (${id}, ${title.join(' ')}, ${text.join(' ')})`);
  // For spelling correction: an English stem, such as `packag`, is no word.
  const isEnglish = language === 'en';
  const words = JSON.stringify(
    isEnglish ? differentWords(`${entry.title} ${entry.text}`) : [...title, ...text],
  );
  db.run(sql`insert or ignore into search_vocabulary select value from json_each(${words})`);
}

const indexedRow = rowsBy(searchEntries, 'type', 'entry');

export function removeFromSearch(db: Queries, { type, id }: Pick<SearchEntry, 'type' | 'id'>): void {
  const isThis = and(eq(searchEntries.type, type), eq(searchEntries.entry, id));
  const removed = db.delete(searchEntries).where(isThis).returning({ id: searchEntries.id }).get();
  if (removed) db.run(sql`delete from search where rowid = ${removed.id}`);
}

/** `from` and `to`: stored names. */
export function replacePictureInSearch(db: Queries, from: string, to: string): void {
  db.update(searchEntries).set({ picture: to }).where(eq(searchEntries.picture, from)).run();
}

export function rebuildSearch(db: Database, entries: SearchEntry[]): void {
  db.transaction((tx) => {
    tx.delete(searchEntries).run();
    tx.delete(searchVocabulary).run();
    tx.run(sql`insert into search (search) values ('delete-all')`);
    for (const entry of entries) indexForSearch(tx, entry);
  });
}

function firstLanguage(db: Queries): Language {
  return db.select({ language: site.language }).from(site).get()?.language ?? 'id';
}

function stemsIn(text: string, language: Language): string[] {
  return [...new Set(differentWords(text).flatMap((word) => stemsOf(word, language)))];
}
