import type { PageContextServer } from 'vike/types';
import { findProduct, kindOf } from '#modules/requests/check-request.ts';
import { limits } from '#modules/requests/limits.ts';
import { requestWords } from '#modules/requests/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

const fromAddress = ['size', 'quantity', 'city'] as const;

export async function data(pageContext: PageContextServer) {
  const { api, site, rewrite, urlParsed } = pageContext;
  const t = requestWords(site.language);
  const { products, consent } = await api.request.getForm();
  const { product = '', kind, ...asked } = urlParsed.search;
  const values = rewrite?.form?.values ?? {
    product: findProduct(products, product)?.path ?? '',
    kind: kindOf(kind),
    ...Object.fromEntries(fromAddress.map((name) => [name, asked[name]?.slice(0, limits[name]) ?? ''])),
  };
  const title = t(values.kind === 'sample' ? 'sampleTitle' : 'title');
  pageContext.meta = { title: pageTitle(title, site), description: t('description'), asks: true };
  return { products, consent, values, refused: rewrite?.form ?? null };
}

export type Data = Awaited<ReturnType<typeof data>>;
