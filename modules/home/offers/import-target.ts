import { plainText } from '#lib/rich-text/read.ts';
import { cutText, type ImportedEntry, importTarget } from '#server/content/import-targets.ts';
import { offerTypes } from './offers.ts';
import { offerPaths } from './paths.ts';

export const importedProducts = importTarget(offerTypes.packaging, {
  of: 'product',
  label: 'Packaging',
  list: offerPaths.packaging,
  values(entry) {
    const { title, summary, coverId, status, seo, price } = entry;
    const [text, pictures] = [entry.text(), entry.pictures()];
    const fileId = coverId ?? pictures[0] ?? null;
    if (price) entry.note('The price is left out.', price, 'left out');
    return {
      name: title,
      summary: summary || cutText(plainText(text), 300, true),
      ...{ fileId, text, status, ...seo },
      specification: specificationOf(entry),
      pictures: [...new Set(pictures)].filter((id) => id !== fileId).slice(0, 24),
      uses: usesOf(entry),
      ...{ minimum: '', leadTime: '', prices: [], steps: [], preparation: [], questions: [] },
      ...{ datasheetId: null, icon: null },
    };
  },
});

function specificationOf({ specification }: ImportedEntry) {
  const rows = specification.slice(0, 40);
  return rows.map(({ name, value }) => ({ label: cutText(name, 60), value: cutText(value, 200) }));
}

function usesOf(entry: ImportedEntry): string {
  const names = entry.termsOf('product_cat').map(({ name }) => name);
  return cutText(names.join(', '), 200);
}
