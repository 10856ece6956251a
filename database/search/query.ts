import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Language } from '#lib/language.ts';
import type { Queries } from '../client.ts';
import { preparedQuery } from '../prepared-query.ts';
import { isShown } from '../search.ts';
import { excerptOf, highlight } from './highlight.ts';
import { createMatcher, type QueryWord } from './match.ts';
import { meaningsOf, type Synonyms, synonymsWith } from './synonyms.ts';
import { tokenize, unitsOf, type Word } from './tokenize.ts';

/** Matches are between `mark.start` and `mark.end`. */
export interface SearchHit {
  type: string;
  url: string;
  title: string;
  isNamed: boolean;
  excerpt: string;
  picture: string | null;
  focalX?: number | undefined;
  focalY?: number | undefined;
}

/** `instead`: the corrected query, when the original had no results. */
interface SearchResult {
  hits: SearchHit[];
  instead: string | null;
}

/** With an administrator's synonyms. */
interface SearchedIn {
  language?: Language;
  searchWords?: string;
}

const maxHits = 60;
const maxWords = 12;

/** Finds entries with every word or a synonym in any form, the last also as a prefix: exact names first, titles count ten times. Corrects spelling without results. */
export function querySearch(
  db: Queries,
  text: string,
  now: Date,
  { language = 'id', searchWords = '' }: SearchedIn = {},
): SearchResult {
  const groups = groupsIn(text);
  const words = groups.flatMap(({ parts }) => parts);
  if (words.length === 0) return { hits: [], instead: null };
  const synonyms = synonymsWith(searchWords, language);
  const asked = groups.flatMap((group) => queryOf(group, synonyms));
  const hits = find(db, asked, now);
  if (hits.length > 0) return { hits, instead: null };
  const similar = correctSpelling(db, words);
  if (!similar) return { hits: [], instead: null };
  const corrected = similar.map((word) => ({ ...meaningsOf(word, synonyms), word, isBeginning: false }));
  const hitsOfSimilar = find(db, corrected, now);
  // The index also has words of scheduled entries: don't reveal them.
  return { hits: hitsOfSimilar, instead: hitsOfSimilar.length > 0 ? similar.join(' ') : null };
}

/** Adjacent single words, or the parts of a compound with its `joined` form. `isLast`: may end in a prefix. */
interface Group {
  parts: string[];
  joined: string | null;
  isLast: boolean;
}

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let room = maxWords;
  for (const { parts, joined } of unitsOf(text)) {
    const words = parts.slice(0, room).map(({ word }) => word);
    room -= words.length;
    const last = groups.at(-1);
    const [longest] = joined;
    if (words.length === 0) break;
    if (!longest && last?.joined === null) last.parts.push(...words);
    else groups.push({ parts: words, joined: longest?.word ?? null, isLast: false });
  }
  return groups.map((group, index) => ({ ...group, isLast: index === groups.length - 1 }));
}

function queryOf({ parts, joined, isLast }: Group, synonyms: Synonyms): QueryWord[] {
  const words = queryWords(parts, synonyms, isLast);
  return joined === null
    ? words
    : [{ ...meaningsOf(joined, synonyms), word: joined, isBeginning: isLast, parts: words }];
}

export function isCalledBy(text: string, language: Language, searchWords = ''): (name: string) => boolean {
  const synonyms = synonymsWith(searchWords, language);
  const words = groupsIn(text).flatMap((group) => queryOf(group, synonyms));
  return words.length > 0 ? namedBy(words, language) : () => false;
}

// Several words may be one synonym, such as `bubble wrap`.
function queryWords(words: string[], synonyms: Synonyms, isLast: boolean): QueryWord[] {
  const found: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const length = synonyms.phraseAt(words, at);
    const word = words.slice(at, at + length).join(' ');
    const isBeginning = isLast && length === 1 && at === words.length - 1;
    found.push({ ...meaningsOf(word, synonyms), word, isBeginning });
    at += length;
  }
  return found;
}

// `+weight` keeps the best sixty: `order by rank` would sort all matches. `+rowid` keeps SQLite from asking the index per entry.
const best = preparedQuery((db) => {
  const now = sql.placeholder('now');
  return db
    .select({
      type: sql<string>`search_entries.type`,
      language: sql<Language>`search_entries.language`,
      url: sql<string>`url`,
      picture: sql<string | null>`picture`,
      title: sql<string>`title`,
      text: sql<string>`text`,
      focalX: sql<number | undefined>`focal_x`,
      focalY: sql<number | undefined>`focal_y`,
    })
    .from(
      sql`(select rowid, rank as weight from search
        where search match ${sql.placeholder('match')}
          and rowid not in (select id from search_entries
            where visible_from > ${now} or visible_until <= ${now})
          and +rowid not in (select id from search_entries where not (${isShown}))
        order by +weight, rowid limit ${sql.raw(String(maxHits))}) as best
      join search_entries on search_entries.id = best.rowid
      left join files on files.filename = search_entries.picture`,
    )
    .orderBy(sql`best.weight, best.rowid`);
});

function find(db: Queries, words: QueryWord[], now: Date): SearchHit[] {
  const rows = best(db).all({ match: words.map(condition).join(' AND '), now: now.getTime() });
  const readers = { id: readerOf(words, 'id'), en: readerOf(words, 'en') };
  const hits = rows.map(({ title, text, language, ...row }) => {
    const { matcher, isNamed, isLike } = readers[language];
    return {
      ...row,
      title: highlight(title, matcher),
      isNamed: isNamed(title),
      rank: isNamed(title) ? 0 : isLike(title) ? 1 : 2,
      excerpt: excerptOf(text, matcher),
    };
  });
  return hits.sort((one, other) => one.rank - other.rank).map(({ rank: _, ...hit }) => hit);
}

function readerOf(words: QueryWord[], language: Language) {
  return {
    matcher: createMatcher(words, language),
    isNamed: namedBy(words.flatMap(withoutSynonyms), language),
    isLike: namedBy(words, language),
  };
}

function withoutSynonyms({ word, roots, isBeginning, parts }: QueryWord): QueryWord[] {
  const alone = { roots, stems: roots, phrases: [], isBeginning, parts: parts?.flatMap(withoutSynonyms) };
  if (!word.includes(' ')) return [{ word, ...alone }];
  return roots.map((root) => ({ word: root, roots: [root], stems: [root], phrases: [], isBeginning }));
}

// The same titles and names are looked at with every query.
const wordsOfTitles = new LRUCache<string, Word[]>({
  max: 1000,
  memoMethod: (title) => [...tokenize(title)],
});

function namedBy(words: QueryWord[], language: Language) {
  const known = words.map((word) => named(word, language));
  return (title: string) => known.every((isIn) => isIn(wordsOfTitles.memo(title)));
}

function named({ parts = [], ...word }: QueryWord, language: Language): (title: Word[]) => boolean {
  const { matches } = createMatcher([word], language);
  const inParts = parts.map((part) => named(part, language));
  return (title) => title.some(matches) || (inParts.length > 0 && inParts.every((isIn) => isIn(title)));
}

function condition({ word, stems, phrases, isBeginning, parts = [] }: QueryWord): string {
  const all = phrases.map((phrase) => `(${phrase.map((each) => `"${each}"`).join(' AND ')})`);
  const terms = [...stems.map((stem) => `"${stem}"`), ...all];
  const together = parts.length > 0 ? [`(${parts.map(condition).join(' AND ')})`] : [];
  return `(${[...terms, ...(isBeginning ? [`"${word}"*`] : []), ...together].join(' OR ')})`;
}

// Nearly everything is one letter away from shorter words.
const shortest = 4;
const longestWord = 24;
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Replaces unknown words by the most frequent ones at one letter's distance. Null without a replacement. */
function correctSpelling(db: Queries, words: string[]): string[] | null {
  const known: string[] = [];
  for (const word of words) {
    const near = mostFrequent(db, [word]) ?? mostFrequent(db, oneLetterAway(word));
    if (near === null) return null;
    known.push(near);
  }
  return known.some((word, index) => word !== words[index]) ? known : null;
}

// The vocabulary filters hundreds of candidates quickly; the index takes ten times as long to count entries.
function mostFrequent(db: Queries, words: Iterable<string>): string | null {
  const list = JSON.stringify([...new Set(words)]);
  const [best] = db.all<{ term: string }>(sql`
    select term from json_each(${list}) cross join search_vocabulary on word = value cross join search_words on term = word
    where exists (select 1 from search join search_entries on id = search.rowid
      where search match '"' || term || '"' and ${isShown})
    order by doc desc, key limit 1`);
  return best?.term ?? null;
}

function* oneLetterAway(word: string): Generator<string> {
  if (word.length < shortest || word.length > longestWord) return;
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
  }
}
