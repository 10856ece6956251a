import { picturesById } from '#database/shown-picture.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { targetOf } from '#server/content/links/target.ts';
import { publishedEntries } from '#server/content/list-table.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { caseType } from './tables.ts';
import type { CaseFields } from './type.ts';

type Rows = Pick<CaseFields, 'figures' | 'products'>;

/** With their pictures, and the products that visitors can open. */
export function publishedCases(context: ModuleContext) {
  const rows = publishedEntries(context.db, caseType);
  const ids = rows.flatMap(({ logoId, beforeId }) => [logoId ?? [], beforeId ?? []].flat());
  const pictures = picturesById(context.db, ids);
  return rows.map(({ logoId, beforeId, picture, ...row }) => {
    const { products, ...words } = row as Omit<typeof row, keyof Rows> & Rows;
    return {
      ...words,
      logo: pictures[logoId ?? 0] ?? null,
      before: pictures[beforeId ?? 0] ?? null,
      after: picture,
      products: products.flatMap(({ link }) => productAt(context, link)),
    };
  });
}

export type ShownCase = ReturnType<typeof publishedCases>[number];

function productAt(context: ModuleContext, link: string) {
  const reference = referenceOf(link);
  if (!reference) return [];
  const target = targetOf(context, reference);
  return target?.state === 'public' ? [{ name: target.title, path: target.path }] : [];
}
