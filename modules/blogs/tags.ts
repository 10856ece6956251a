import { and, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { inTurns } from '#database/turns.ts';
import { wordOfTag } from '#lib/fields.ts';
import { formerSlugOf } from '#lib/slug.ts';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import { isListedFilter, newestFirst } from './published.ts';
import { blogPosts } from './tables.ts';

/** A tag in its most common spelling; `word` is its slug. */
export interface Tag {
  word: string;
  name: string;
  ids: number[];
}

const { id, tags } = blogPosts;
// The condition of the index, which is read alone.
const isTagged = sql`tags <> '[]'`;
const queries = preparedQuery((db) => {
  const tagged = () => db.select({ id, tags }).from(blogPosts);
  return {
    listed: tagged()
      .where(and(isTagged, isListedFilter))
      .orderBy(...newestFirst),
    all: tagged().where(isTagged),
  };
});

export function publicTags(db: Queries, now: Date): Promise<Tag[]> {
  return counted(queries(db).listed.all({ now }));
}

// More are too many to choose from, and to send.
const maxSuggested = 2000;

/** The tags of all posts, including drafts, in their most common spelling, for suggestions. */
export async function usedTags(db: Queries): Promise<string[]> {
  const tags = await counted(queries(db).all.all());
  return tags.slice(0, maxSuggested).map(({ name }) => name);
}

// Counted once per change, because strangers ask for any word.
const tagsByWord = oncePerChange(async ({ db, now }: Changing) => {
  const all = await publicTags(db, now());
  const former = all.map((tag) => [formerSlugOf(tag.name), tag] as const);
  return new Map([...former, ...all.map((tag) => [tag.word, tag] as const)]);
});

/** The public tag with this slug, or former slug. */
export async function publicTag(context: Changing, word: string): Promise<Tag | undefined> {
  return (await tagsByWord(context)).get(word);
}

async function counted(posts: { id: number; tags: string[] }[]): Promise<Tag[]> {
  const byWord = new Map<string, { ids: number[]; spellings: Map<string, number> }>();
  const words = new Map<string, string>();
  const takeTurn = inTurns();
  for (const { id, tags } of posts) {
    await takeTurn();
    for (const tag of tags) {
      const word = words.get(tag) ?? wordOfTag(tag);
      words.set(tag, word);
      const known = byWord.get(word) ?? { ids: [], spellings: new Map<string, number>() };
      byWord.set(word, known);
      known.ids.push(id);
      known.spellings.set(tag, (known.spellings.get(tag) ?? 0) + 1);
    }
  }
  const all = [...byWord].map(([word, { ids, spellings }]) => ({ word, ids, name: mostUsed(spellings) }));
  return all.sort((one, other) => other.ids.length - one.ids.length || (one.word < other.word ? -1 : 1));
}

function mostUsed(spellings: Map<string, number>): string {
  let [most, name] = [0, ''];
  for (const [spelling, times] of spellings) if (times > most) [most, name] = [times, spelling];
  return name;
}
