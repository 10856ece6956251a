import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { files } from '#database/tables.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { ModuleContext } from '#server/module/context.ts';
import { jobCategory } from './choices.ts';
import { blogCategories, blogPosts } from './tables.ts';
import { categoryName } from './words.ts';

/** The blog's part of the search: its published posts, those of the future from their instant on, jobs until they close. */
export const search = {
  label: { id: 'Blog', en: 'Blogs' },
  entries: ({ db }: ModuleContext) => entriesOf(db),
};

/** What visitors find of one post; undefined while it isn't published. */
export function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  return entriesOf(db, eq(blogPosts.id, id))[0];
}

function entriesOf(db: Queries, where?: SQL): SearchEntry[] {
  const rows = db
    .select({ post: blogPosts, picture: files.filename, category: blogCategories.name })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.key, blogPosts.category))
    .leftJoin(files, eq(files.id, blogPosts.coverId))
    .where(and(eq(blogPosts.status, 'published'), where))
    .all();
  return rows.map(({ post, picture, category }) => {
    const job = post.category === jobCategory && 'Lowongan kerja';
    const about = [categoryName(post.language, category), ...post.tags];
    const words = [post.excerpt, post.location, plainText(post.body), post.author, job, ...about];
    const text = words.filter(Boolean).join(' · ');
    const url = `/blogs/${post.slug}`;
    return {
      type: 'blog',
      id: post.id,
      title: post.title,
      text,
      url,
      language: post.language,
      picture,
      visibleFrom: post.publishedAt,
      visibleUntil: job ? post.closesAt : null,
    };
  });
}
