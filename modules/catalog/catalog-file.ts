/** The catalog as a file for visitors: its name (spec §9), and the one address that it always has. */
export const catalogFile = {
  picture: { name: 'vinci-catalog.png', path: '/catalog/vinci-catalog.png' },
  pdf: { name: 'vinci-catalog.pdf', path: '/catalog/vinci-catalog.pdf' },
};

/** The file for a catalog with so many pages; null for a picture. */
export function catalogFileOf({ pages }: { pages: number | null }) {
  return pages === null ? catalogFile.picture : catalogFile.pdf;
}
