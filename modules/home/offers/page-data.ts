import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { shareSize } from '#lib/focal-point.ts';
import { formerSlugOf, slugOf } from '#lib/slug.ts';
import { entryMeta } from '#renderer/public/entry-meta.ts';
import { listTitle, pageTitle } from '#renderer/public/page-title.ts';
import { siteWords } from '#renderer/public/words.ts';
import { homeWords } from '../words.ts';
import { maxCompared } from './key-facts.ts';
import { narrowed, orders, pageSize, pagesOf, usesOf } from './narrowed.ts';
import { kindAt, listPath, offerPath } from './paths.ts';
import { offerCardAddress } from './share-card.ts';

export async function offerData(pageContext: PageContextServer) {
  const { api, brand, routeParams, site, urlPathname } = pageContext;
  const kind = kindAt(urlPathname);
  const page = await api[kind].getBySlug({ slug: routeParams.slug ?? '' });
  if (!page.offer) throw redirect(offerPath(kind, page.movedTo), 301);
  const { name, slug, summary, picture, prices, status } = page.offer;
  const meta = entryMeta(pageContext, page.seo, { title: name, description: summary, picture });
  const shown = [name, prices, picture, brand.shareCard];
  const card = {
    url: new URL(offerCardAddress(site.language, kind, slug, shown), site.address).href,
    ...{ ...shareSize, alt: name },
  };
  const hasCard = status === 'published' && picture !== null && !page.seo.picture;
  pageContext.meta = { ...meta, ...(hasCard && { picture: card }), subject: { name, hasPrice: true } };
  return { ...page, kind };
}

export type ShownOffer = Awaited<ReturnType<typeof offerData>>;

export async function offersData(pageContext: PageContextServer) {
  const { api, site, urlPathname, urlParsed } = pageContext;
  const kind = kindAt(urlPathname);
  const [all, paths] = [await api[kind].getPage(), await api.sector.getPaths()];
  const uses = usesOf(all);
  const { use: word, sort: order, page: part } = urlParsed.search;
  const called = (made: typeof slugOf) => uses.find(({ name }) => made(name) === word);
  const use = word ? (called(slugOf) ?? called(formerSlugOf)) : null;
  // An unknown use is a missing page.
  const sort = orders.find((each) => each === (order || null));
  if (use === undefined || sort === undefined) throw render(404);
  const shown = { use: use?.slug ?? null, sort };
  const found = narrowed(all, shown);
  const [page, pages] = [part ? Number(part) : 1, pagesOf(found.length)];
  if (!Number.isInteger(page) || page < 1 || page > pages) throw render(404);
  const offers = found.slice((page - 1) * pageSize, page * pageSize);
  const names = offers.map(({ name }) => name);
  const t = homeWords(site.language);
  const title = use ? t(`${kind}For`, { use: use.name }) : t(kind);
  const numbered = `${title} · ${siteWords(site.language)('page', { page })}`;
  pageContext.meta = {
    title: page > 1 ? pageTitle(numbered, site) : listTitle(title, names, site),
    description: names.length > 0 ? `${names.join(', ')}.` : null,
    // Another order is the same page.
    canonical: listPath(kind, { ...shown, sort: null, page }),
    noindex: all.length === 0,
  };
  const hasPrices = all.some(({ price }) => price !== null);
  return { kind, title, offers, uses, paths, count: all.length, hasPrices, page, pages, ...shown };
}

export type ShownOffers = Awaited<ReturnType<typeof offersData>>;

/** Data of the comparison: the selected products in the order of the address, and all others. */
export async function comparisonData(pageContext: PageContextServer) {
  const { api, site, urlParsed } = pageContext;
  const all = await api.packaging.getPage();
  const asked = new Set(urlParsed.searchAll.product);
  const known = [...asked].flatMap((slug) => all.find((each) => each.slug === slug) ?? []);
  const compared = known.slice(0, maxCompared);
  const names = compared.map(({ name }) => name);
  pageContext.meta = {
    title: pageTitle(homeWords(site.language)('comparePackaging'), site),
    subject: names.length > 0 ? { name: names.join(', '), hasPrice: true } : undefined,
  };
  return { all: all.map(({ slug, name }) => ({ slug, name })), compared, isCut: known.length > maxCompared };
}

export type ShownComparison = Awaited<ReturnType<typeof comparisonData>>;
