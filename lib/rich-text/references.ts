/**
 * What a link within the site leads to, by its id, so that the link follows every change of the address: an entry of a type,
 * or an uploaded file (`fileType`).
 */
export interface Reference {
  type: string;
  id: number;
  /** A place in the page, such as '#text-ukuran'; empty for its beginning. */
  anchor: string;
}

/** The `type` of a reference to a file. No entry type is called so: its router would take the place of that of the files. */
export const fileType = 'file';

const written = /^entry:([a-zA-Z]{1,40})\/([1-9]\d{0,8})(#\S{1,200})?$/;

/** The reference in a stored link, such as `entry:blog/12`; null when it is an address. */
export function referenceOf(href: unknown): Reference | null {
  const [, type, id, anchor = ''] = (typeof href === 'string' && written.exec(href)) || [];
  return type && id ? { type, id: Number(id), anchor } : null;
}

/** The link to store for a reference. */
export function linkTo({ type, id, anchor = '' }: Omit<Reference, 'anchor'> & { anchor?: string }): string {
  return `entry:${type}/${id}${anchor}`;
}
