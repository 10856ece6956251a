import { TRPCError } from '@trpc/server';
import type { Services } from '#server/services.ts';
import { chosenPosts, countedCategories, publicPosts } from './published.ts';
import { publicTag } from './tags.ts';

const pageSize = 9;

/** A page of public posts. NOT_FOUND for an unknown category, tag or page. */
export async function getPage(
  context: Pick<Services, 'db' | 'content' | 'now'>,
  { category, tag: word, page }: { category?: string | undefined; tag?: string | undefined; page: number },
) {
  // The cheapest check first: strangers may ask for any word.
  const tag = word === undefined ? null : await publicTag(context, word);
  if (tag === undefined) throw notFound('There is no such tag.');
  const { db } = context;
  const now = context.now();
  const categories = countedCategories(db, now);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const counts = Object.fromEntries([['all', all], ...categories.map(({ key, count }) => [key, count])]);
  const total: number | undefined = tag ? tag.ids.length : counts[category ?? 'all'];
  if (total === undefined) throw notFound('There is no such category.');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) throw notFound('There is no such page.');
  const offset = (page - 1) * pageSize;
  const posts = tag
    ? chosenPosts(db, now, tag.ids.slice(offset, offset + pageSize))
    : publicPosts(db, now, { category, limit: pageSize, offset });
  const movedTo = tag && tag.word !== word ? tag.word : null;
  return { posts, counts, categories, tag: tag && { name: tag.name, count: total }, movedTo, page, pages };
}

function notFound(message: string) {
  return new TRPCError({ code: 'NOT_FOUND', message });
}
