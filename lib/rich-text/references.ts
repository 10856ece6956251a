/** The target of an internal link by id, so that links survive address changes: an entry, or a file (`fileType`). */
export interface Reference {
  type: string;
  id: number;
  /** An anchor such as '#text-ukuran', or empty. */
  anchor: string;
}

/** The `type` of a reference to a file. No entry type may have this name: its router would replace the files’. */
export const fileType = 'file';

const written = /^entry:([a-zA-Z]{1,40})\/([1-9]\d{0,8})(#\S{1,200})?$/;

/** The reference in a stored link such as `entry:blog/12`; null for an address. */
export function referenceOf(href: unknown): Reference | null {
  const [, type, id, anchor = ''] = (typeof href === 'string' && written.exec(href)) || [];
  return type && id ? { type, id: Number(id), anchor } : null;
}

export function linkTo({ type, id, anchor = '' }: Omit<Reference, 'anchor'> & { anchor?: string }): string {
  return `entry:${type}/${id}${anchor}`;
}
