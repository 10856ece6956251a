import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { formWith, photo } from '#tests/pictures.ts';
import type { TestSite } from '#tests/test-site.ts';
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

/** What a person enters about a post: one about pallets by default. */
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

/** Sends a picture as Budi; gives the id of its file. */
export async function sendPicture(site: TestSite, color = '#c08040'): Promise<number> {
  return (await site.client.file.upload(formWith(await photo({ color })))).id;
}
