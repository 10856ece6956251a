export type Status = 'draft' | 'published';

/** What the main button of an entry does to what visitors see. Nothing is left to publish: `upToDate`. */
export type SaveAction = 'publish' | 'schedule' | 'publishChanges' | 'upToDate';

interface Publishing {
  status?: Status;
  publishedAt?: Date | null;
}

/** What publishing `values` does, which differ from what is saved or not. */
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

/** Its date may still be to come. Types without a status are public as soon as they are saved. */
export function isPublished({ version, values }: { version: number; values: object }): boolean {
  const { status = 'published' }: Publishing = values;
  return version > 0 && status === 'published';
}
