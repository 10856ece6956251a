/** What saving a form does to the entry that visitors see. */
export type SaveAction = 'saveDraft' | 'publish' | 'publishChanges' | 'schedule' | 'unpublish';

interface Publishing {
  status?: 'draft' | 'published';
  publishedAt?: Date | null;
}

/** What saving `values` does. Types without a status are public as soon as they are saved. */
export function saveActionOf(saved: { version: number; values: object }, values: object): SaveAction {
  const { status = 'published', publishedAt }: Publishing = values;
  const isPublic = isPublished(saved);
  if (status === 'draft') return isPublic ? 'unpublish' : 'saveDraft';
  if (publishedAt && publishedAt > new Date()) return 'schedule';
  return isPublic ? 'publishChanges' : 'publish';
}

/** Is it saved as published? Its date may still be to come. */
export function isPublished({ version, values }: { version: number; values: object }): boolean {
  const { status = 'published' }: Publishing = values;
  return version > 0 && status === 'published';
}
