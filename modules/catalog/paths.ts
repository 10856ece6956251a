export const catalogsPath = '/catalog';

export const catalogsRoute = '/only-us/upload-catalog';

export function catalogPath(slug: string): string {
  return `${catalogsPath}/${slug}`;
}

interface File {
  slug: string;
  /** Null for a picture. */
  pages: number | null;
}

/** Ends in the file’s name: vinci-catalog.png or .pdf for the first catalog (spec §9), with the slug for others. */
export function downloadPath({ slug, pages }: File, isFirst: boolean): string {
  const name = isFirst ? 'vinci-catalog' : `vinci-catalog-${slug}`;
  return `${catalogsPath}/${name}.${pages === null ? 'png' : 'pdf'}`;
}
