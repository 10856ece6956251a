/** So many pages of a catalog are on one page of the site: each is some lines of HTML. */
export const pagesOfPart = 120;

/** The part that an address asks for; what is no number is refused when it is read. */
export function partOf({ part }: Record<string, string | undefined>): number {
  return part === undefined ? 1 : Number(part);
}

/** The query of its address. */
export function partQuery(part: number): string {
  return part === 1 ? '' : `?part=${part}`;
}
