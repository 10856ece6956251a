import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { FileUse } from '#server/module.ts';
import { blogPictures, blogPosts } from './tables.ts';

/** The posts that have these files as their cover or in their text; one that has it in both is told once. */
export function fileUses(db: Queries, fileIds: SQL): FileUse[] {
  const { id, title, coverId } = blogPosts;
  const covers = db
    .select({ fileId: coverId, id, title })
    .from(blogPosts)
    .where(inArray(coverId, fileIds))
    .all();
  const inside = db
    .select({ fileId: blogPictures.fileId, id, title })
    .from(blogPictures)
    .innerJoin(blogPosts, eq(id, blogPictures.ownerId))
    .where(inArray(blogPictures.fileId, fileIds))
    .all();
  const uses = new Map<string, FileUse>();
  for (const { fileId, id, title } of [...covers, ...inside]) {
    if (fileId !== null) uses.set(`${fileId} ${id}`, { fileId, title, route: `/only-us/blogs/${id}` });
  }
  return [...uses.values()];
}
