import { sql } from 'drizzle-orm';
import type { Queries } from '../client.ts';
import { isShown } from '../search.ts';

// Of shorter words nearly everything is one letter away.
const shortest = 4;
const longestWord = 24;
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * Corrects words that aren't in the index: each is replaced by the most frequent one in the language of the page that
 * differs in one letter (another, one more, one less, two swapped). Null when there is nothing to replace, or nothing to
 * replace it with.
 */
export function correctSpelling(db: Queries, words: string[]): string[] | null {
  const known: string[] = [];
  for (const word of words) {
    const near = mostFrequent(db, [word]) ?? mostFrequent(db, oneLetterAway(word));
    if (near === null) return null;
    known.push(near);
  }
  return known.some((word, index) => word !== words[index]) ? known : null;
}

// Hundreds of words are asked for by their key. The vocabulary says in a microsecond which ones there may be, the index
// takes ten times as long to say how many entries hold one now.
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
