import type { PageContextServer } from 'vike/types';
import { findProduct } from '#modules/requests/find-product.ts';
import { requestWords } from '#modules/requests/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

export async function data(pageContext: PageContextServer) {
  const { api, site, rewrite, urlParsed } = pageContext;
  const t = requestWords(site.language);
  pageContext.meta = { title: pageTitle(t('title'), site), description: t('description'), asks: true };
  const { products, consent } = await api.request.getForm();
  const asked = findProduct(products, urlParsed.search.product ?? '');
  return {
    products,
    consent,
    refused: rewrite?.form ?? null,
    values: rewrite?.form?.values ?? { product: asked?.path ?? '' },
  };
}

export type Data = Awaited<ReturnType<typeof data>>;
