import type { PageContext } from 'vike/types';
import { entryMeta } from '#renderer/public/entry-meta.ts';
import type { PageMeta } from '#renderer/public/meta.ts';
import { fileUrl } from '#renderer/ui/file-url.ts';
import type { ShownOffer } from './shown-offer.ts';

/** The whole address of its picture. */
export function imageOf(
  { site, fileSettings }: Pick<PageContext, 'site' | 'fileSettings'>,
  { offer }: ShownOffer,
) {
  const address = fileUrl(fileSettings, offer.picture) ?? '';
  return new URL(address, site.address).href;
}

/** The meta of its public page. */
export function offerMeta(pageContext: Pick<PageContext, 'site'>, { offer, seo }: ShownOffer): PageMeta {
  const { name, summary, picture } = offer;
  const meta = entryMeta(pageContext, seo, { title: name, description: summary, picture });
  return { ...meta, subject: { name, hasPrice: true } };
}
