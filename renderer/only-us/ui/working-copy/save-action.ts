export type Status = 'draft' | 'published';

/** What values say of their publication. */
export interface Publication {
  status?: Status;
  publishedAt?: Date | null;
}

/** The action of the main button of an entry. */
export type SaveAction = 'publish' | 'publishChanges' | 'upToDate';

export function saveActionOf(saved: { version: number; values: object }, isChanged: boolean): SaveAction {
  if (!isPublished(saved)) return 'publish';
  return isChanged ? 'publishChanges' : 'upToDate';
}

/** Also with a date in the future. Types without a status are public once they are saved. */
export function isPublished({ version, values }: { version: number; values: object }): boolean {
  const { status = 'published' }: { status?: Status } = values;
  return version > 0 && status === 'published';
}
