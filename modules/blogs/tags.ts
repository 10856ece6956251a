import { and, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { wordOfTag } from '#lib/fields.ts';
import { isListedFilter, newestFirst } from './published.ts';
import { blogPosts } from './tables.ts';

/** A tag as most posts spell it; `word` is its part of the address. */
export interface Tag {
  word: string;
  name: string;
  /** Its posts, the newest first. */
  ids: number[];
}

const { id, tags } = blogPosts;
// The condition of their index, which is read alone, not all that are out.
const isTagged = sql`tags <> '[]'`;
const queries = preparedQuery((db) => {
  const tagged = () => db.select({ id, tags }).from(blogPosts);
  return {
    listed: tagged()
      .where(and(isTagged, isListedFilter))
      .orderBy(...newestFirst)
      .prepare(),
    all: tagged().where(isTagged).prepare(),
  };
});

/** The tags of the posts that lists show, those with most posts first. */
export function publicTags(db: Queries, now: Date): Tag[] {
  return counted(queries(db).listed.all({ now }));
}

/** The tags of all posts, drafts among them, as most of them spell them: to suggest them. */
export function usedTags(db: Queries): string[] {
  return counted(queries(db).all.all()).map(({ name }) => name);
}

function counted(posts: { id: number; tags: string[] }[]): Tag[] {
  const byWord = new Map<string, { ids: number[]; spellings: Map<string, number> }>();
  for (const { id, tags } of posts) {
    for (const tag of tags) {
      const word = wordOfTag(tag);
      const { ids, spellings } = byWord.get(word) ?? { ids: [], spellings: new Map() };
      spellings.set(tag, (spellings.get(tag) ?? 0) + 1);
      byWord.set(word, { ids: [...ids, id], spellings });
    }
  }
  const all = [...byWord].map(([word, { ids, spellings }]) => ({ word, ids, name: mostUsed(spellings) }));
  return all.sort((one, other) => other.ids.length - one.ids.length || one.word.localeCompare(other.word));
}

function mostUsed(spellings: Map<string, number>): string {
  const [[name] = ['']] = [...spellings].sort((one, other) => other[1] - one[1]);
  return name;
}
