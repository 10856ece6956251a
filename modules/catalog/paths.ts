/** The public page of all catalogs; the page of each is below. */
export const catalogsPath = '/catalog';

/** The list in the back office. */
export const catalogsRoute = '/only-us/upload-catalog';

/** The public page of a catalog. */
export function catalogPath(slug: string): string {
  return `${catalogsPath}/${slug}`;
}

interface File {
  slug: string;
  /** How many pages the PDF has; null for a picture. */
  pages: number | null;
}

/**
 * Where visitors download a catalog. Its last segment is the name of the saved file: vinci-catalog.png or .pdf for the first
 * one (spec §9), and with the catalog's own address in it for the others.
 */
export function downloadPath({ slug, pages }: File, isFirst: boolean): string {
  const name = isFirst ? 'vinci-catalog' : `vinci-catalog-${slug}`;
  return `${catalogsPath}/${name}.${pages === null ? 'png' : 'pdf'}`;
}
