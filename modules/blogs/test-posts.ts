import path from 'node:path';
import { openDatabase } from '#database/client.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { addresses } from '#server/content/tables.ts';
import { formWith, photo } from '#tests/pictures.ts';
import type { TestSite } from '#tests/test-site.ts';
import { blogPosts } from './tables.ts';
import type { PostFields } from './type.ts';

/** A text of paragraphs; a number is the picture of that file. */
export function textOf(...parts: (string | number)[]): RichText {
  const content = parts.map(
    (part): RichTextNode =>
      typeof part === 'number'
        ? { type: 'picture', attrs: { fileId: part, alt: null } }
        : { type: 'paragraph', content: [{ type: 'text', text: part }] },
  );
  return { type: 'doc', content };
}

/** A valid post, about pallets by default. */
export function post(fields: Partial<PostFields> = {}): PostFields {
  return {
    title: 'Palet untuk ekspor',
    slug: 'palet',
    category: 'TECHNOLOGY',
    language: 'id',
    coverId: null,
    excerpt: 'Kayu yang sudah dipanaskan.',
    body: textOf('Palet untuk ekspor memakai kayu yang dipanaskan.'),
    author: 'Budi',
    status: 'published',
    publishedAt: null,
    location: '',
    employmentType: null,
    closesAt: null,
    ...fields,
  };
}

/** Adds posts to the database in the folder of a running site, before their pages are requested. */
export function insertPosts(folder: string, posts: PostFields[]): void {
  const db = openDatabase(path.join(folder, 'vinci.db'));
  for (const each of posts) {
    const { id } = db.insert(blogPosts).values(each).returning({ id: blogPosts.id }).get();
    const address = { path: `/blogs/${each.slug}`, type: 'blog', entry: id, state: 'current' } as const;
    db.insert(addresses).values(address).run();
  }
  db.$client.close();
}

/** Uploads a picture as Budi; returns the file id. */
export async function sendPicture(site: TestSite, color = '#c08040'): Promise<number> {
  return (await site.client.file.upload(formWith(await photo({ color })))).id;
}
