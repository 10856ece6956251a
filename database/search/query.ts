import { sql } from 'drizzle-orm';
import type { Language } from '#lib/language.ts';
import type { Queries } from '../client.ts';
import { isShown } from '../search.ts';
import { excerptOf, highlight } from './highlight.ts';
import { createMatcher, type QueryWord } from './match.ts';
import { correctSpelling } from './spelling.ts';
import { meaningsOf, type Synonyms, synonymsWith } from './synonyms.ts';
import { tokenize } from './tokenize.ts';

/** A result. Matches are between `mark.start` and `mark.end` in `title` and `excerpt`. */
export interface SearchHit {
  type: string;
  url: string;
  title: string;
  /** Is all that is sought in the title, in these words? */
  isNamed: boolean;
  excerpt: string;
  picture: string | null;
  /** The focal point of the picture; null without one. */
  focalX?: number | undefined;
  focalY?: number | undefined;
}

/** The results, and the corrected query when the original had none: null otherwise. */
export interface SearchResult {
  hits: SearchHit[];
  instead: string | null;
}

/** The language of the page, and the synonyms that an administrator added to it. */
interface SearchedIn {
  language?: Language;
  searchWords?: string;
}

type Row = Omit<SearchHit, 'excerpt' | 'isNamed'> & { text: string; language: Language };

const mostHits = 60;
const mostWords = 12;

/**
 * Finds entries with every word of `text` or a synonym, in any form that it has in the language of the page, the last one also as a prefix;
 * best first: those that are called so, those that a synonym calls so, and the others. A word in a title weighs ten times
 * one in a text. When nothing matches, words that differ in one letter
 * are looked for. Any text is safe: words are quoted one by one, nothing else is passed on.
 */
export function querySearch(
  db: Queries,
  text: string,
  now: Date,
  { language = 'id', searchWords = '' }: SearchedIn = {},
): SearchResult {
  const words = [...tokenize(text)].slice(0, mostWords).map(({ word }) => word);
  if (words.length === 0) return { hits: [], instead: null };
  const synonyms = synonymsWith(searchWords, language);
  const hits = find(db, queryWords(words, synonyms), now);
  if (hits.length > 0) return { hits, instead: null };
  const similar = correctSpelling(db, words);
  if (!similar) return { hits: [], instead: null };
  const hitsOfSimilar = find(
    db,
    similar.map((word) => ({ ...meaningsOf(word, synonyms), word, isBeginning: false })),
    now,
  );
  // The index also has words of scheduled entries: don't reveal them.
  return { hits: hitsOfSimilar, instead: hitsOfSimilar.length > 0 ? similar.join(' ') : null };
}

// What is typed may be several words of one synonym, such as `bubble wrap`: they are found together.
function queryWords(words: string[], synonyms: Synonyms): QueryWord[] {
  const found: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const length = synonyms.phraseAt(words, at);
    const word = words.slice(at, at + length).join(' ');
    const isBeginning = length === 1 && at === words.length - 1;
    found.push({ ...meaningsOf(word, synonyms), word, isBeginning });
    at += length;
  }
  return found;
}

// `+weight` keeps the best sixty; `order by rank` would have FTS5 sort all matches. `+rowid` because SQLite would otherwise ask the
// index for each entry that is shown.
function find(db: Queries, words: QueryWord[], now: Date): SearchHit[] {
  const rows = db.all<Row>(sql`
    select search_entries.type, search_entries.language, url, picture, title, text, focal_x as focalX, focal_y as focalY
    from (select rowid, rank as weight from search
      where search match ${words.map(condition).join(' AND ')}
        and rowid not in (select id from search_entries
          where visible_from > ${now.getTime()} or visible_until <= ${now.getTime()})
        and +rowid not in (select id from search_entries where not (${isShown}))
      order by +weight, rowid limit ${mostHits}) as best
    join search_entries on search_entries.id = best.rowid
    left join files on files.filename = search_entries.picture
    order by best.weight, best.rowid`);
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

// How a query is found in what is written in a language.
function readerOf(words: QueryWord[], language: Language) {
  return {
    matcher: createMatcher(words, language),
    isNamed: namedBy(words.flatMap(withoutSynonyms), language),
    isLike: namedBy(words, language),
  };
}

// Each of several words that are one on its own.
function withoutSynonyms({ word, roots, isBeginning }: QueryWord): QueryWord[] {
  if (!word.includes(' ')) return [{ word, roots, stems: roots, phrases: [], isBeginning }];
  return roots.map((root) => ({ word: root, roots: [root], stems: [root], phrases: [], isBeginning }));
}

/** Does a title have every word of a query? */
function namedBy(words: QueryWord[], language: Language) {
  const matchers = words.map((word) => createMatcher([word], language));
  return (title: string) => {
    const inTitle = [...tokenize(title)];
    return matchers.every(({ matches }) => inTitle.some(matches));
  };
}

function condition({ word, stems, phrases, isBeginning }: QueryWord): string {
  const all = phrases.map((phrase) => `(${phrase.map((each) => `"${each}"`).join(' AND ')})`);
  const terms = [...stems.map((stem) => `"${stem}"`), ...all];
  return `(${[...terms, ...(isBeginning ? [`"${word}"*`] : [])].join(' OR ')})`;
}
