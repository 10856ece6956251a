import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pdfPage } from '#lib/pdf-page.ts';
import { catalogPath, catalogsPath, partOf, partQuery, writtenIn } from '#modules/catalog/paths.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';
import { sharedPicture } from '#renderer/public/shared-picture.ts';

export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed, site } = pageContext;
  const shown = await api.catalog.getBySlug({ slug: routeParams.slug ?? '', part: partOf(urlParsed.search) });
  if (!shown.catalog) throw redirect(catalogPath(shown.movedTo), 301);
  const { catalog, others, part } = shown;
  const { title, picture } = catalog;
  const language = writtenIn(catalog);
  const t = catalogWords(language ?? site.language);
  pageContext.meta = {
    title: pageTitle(title, site),
    description: t('oneDescription', { title, site: site.name }),
    language,
    // A single catalog is the same page as the list.
    canonical: (others.length === 0 ? catalogsPath : catalog.path) + partQuery(part),
    picture: sharedPicture(pageContext, {
      ...picture,
      filename: pdfPage(picture.filename, 1),
      alt: picture.alt || title,
    }),
    subject: { name: title },
    bar: catalog.download ? { label: t('downloadShort'), href: catalog.download, isDownload: true } : null,
  };
  return shown;
}

export type Data = Awaited<ReturnType<typeof data>>;
