import type { Language } from '#lib/language.ts';
import type { CatalogFields } from './type.ts';

export const catalogsPath = '/catalog';

export function catalogPath(slug: string): string {
  return `${catalogsPath}/${slug}`;
}

/** Ends in the file’s name: vinci-catalog.png or .pdf for the first catalog (spec §9), with the slug for others. */
export function downloadPath(of: { slug: string; pages: number | null }, isFirst: boolean): string {
  const name = isFirst ? 'vinci-catalog' : `vinci-catalog-${of.slug}`;
  return `${catalogsPath}/${name}.${of.pages === null ? 'png' : 'pdf'}`;
}

/** Catalog pages per web page: each is several lines of HTML. */
export const pagesOfPart = 120;

/** The requested part; NaN is refused on reading. */
export function partOf({ part }: Record<string, string | undefined>): number {
  return part === undefined ? 1 : Number(part);
}

export function partQuery(part: number): string {
  return part === 1 ? '' : `?part=${part}`;
}

/** For `lang` and `hreflang`. */
export function writtenIn({ language }: Pick<CatalogFields, 'language'>): Language | undefined {
  return language === 'none' ? undefined : language;
}
