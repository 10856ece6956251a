import { pdfForm, pdfOf } from '#tests/pdfs.ts';
import { formWith, photo } from '#tests/pictures.ts';
import type { TestSite } from '#tests/test-site.ts';
import type { CatalogFields } from './type.ts';

/** Adds a published catalog: a picture, or a PDF with these pages. */
export async function addCatalog(
  site: TestSite,
  slug: string,
  pages?: string[],
  more: Partial<CatalogFields> = {},
) {
  const form = pages ? pdfForm(pdfOf(pages), `${slug}.pdf`) : formWith(await photo(), `${slug}.jpg`);
  const file = await site.client.file.upload(form);
  const about = { title: `Katalog ${slug}`, slug, language: 'none', status: 'published' } as const;
  const fields = { ...about, fileId: file.id, ...more };
  const { id } = await site.client.catalog.create(fields);
  return { id, fields, filename: file.filename, change: { ...fields, id, version: 1 } };
}
