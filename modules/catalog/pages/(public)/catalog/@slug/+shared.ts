import type { PageContext } from 'vike/types';
import { pdfPage } from '#lib/pdf-page.ts';
import { type SharedPicture, sharedPicture } from '#renderer/public/shared-picture.ts';
import type { Data } from './+data.ts';

// renderer/page-context.ts: what a shared link shows.
export default function shared({ data, site }: Pick<PageContext<Data>, 'data' | 'site'>): SharedPicture {
  const { title, picture } = data.catalog;
  const filename = pdfPage(picture.filename, 1);
  return sharedPicture({ site }, { ...picture, filename, alt: picture.alt || title });
}
