export type Status = 'draft' | 'published';

/** The action of the main button of an entry. */
export type SaveAction = 'publish' | 'schedule' | 'publishChanges' | 'upToDate';

interface Publishing {
  status?: Status;
  publishedAt?: Date | null;
}

export function saveActionOf(
  saved: { version: number; values: object },
  values: object,
  isChanged: boolean,
): SaveAction {
  const { publishedAt }: Publishing = values;
  const isPublic = isPublished(saved);
  if (isPublic && !isChanged) return 'upToDate';
  if (publishedAt && publishedAt > new Date()) return 'schedule';
  return isPublic ? 'publishChanges' : 'publish';
}

/** Also with a date in the future. Types without a status are public once they are saved. */
export function isPublished({ version, values }: { version: number; values: object }): boolean {
  const { status = 'published' }: Publishing = values;
  return version > 0 && status === 'published';
}
