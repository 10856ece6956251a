import { max } from 'drizzle-orm';
import { slugOf } from '#lib/slug.ts';
import type { BulkContent } from '#server/commands/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { placeholderText } from './placeholder-text.ts';
import { posts } from './posts.ts';
import { p, text } from './starter/text.ts';
import { blogPosts } from './tables.ts';

const hour = 3_600_000;

/** Posts without pictures, one published every hour until now. */
export const bulkContent: BulkContent = {
  noun: 'posts',
  add({ db, now: clock }, count) {
    const now = clock();
    const { last } =
      db
        .select({ last: max(blogPosts.id) })
        .from(blogPosts)
        .get() ?? {};
    const first = (last ?? 0) + 1;
    for (let number = first; number < first + count; number += 1) {
      const { title, excerpt, paragraphs } = placeholderText(number);
      const at = new Date(now.getTime() - (first + count - number) * hour);
      const dates = { publishedAt: at, createdAt: at, updatedAt: at };
      const words = { title, excerpt, slug: `${slugOf(title).slice(0, 60)}-${number}`, author: 'Vinci' };
      const body = text(...paragraphs.map(p));
      const state = { category: 'TECHNOLOGY', language: 'id', status: 'published' } as const;
      createEntry(db, posts, { ...words, ...dates, ...state, body }, { user: null, now });
    }
  },
};
