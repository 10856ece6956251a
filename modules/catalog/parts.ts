/** Catalog pages per web page: each is several lines of HTML. */
export const pagesOfPart = 120;

/** The requested part; NaN is refused on reading. */
export function partOf({ part }: Record<string, string | undefined>): number {
  return part === undefined ? 1 : Number(part);
}

export function partQuery(part: number): string {
  return part === 1 ? '' : `?part=${part}`;
}
