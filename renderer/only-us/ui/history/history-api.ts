import type { Fields } from '#lib/fields.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Content, ContentType } from '../../content-api.ts';

/** A version in the list: who saved it, when and how, and which fields changed. */
export type Version = Content['getVersions'][number];

export function isPublication({ how }: Version): boolean {
  return how !== 'saved' && how !== 'restored';
}

const maxSaves = 5000;

/**
 * The versions since the entry was published last, newest first: what its working copy became. `revision` is that of the
 * copy, which begins with an instant and counts its changes: what was typed before it was discarded.
 */
export function unpublishedIn(versions: Version[], revision: number): Version[] {
  const last = versions.findIndex(isPublication);
  const newer = versions.slice(0, last < 0 ? undefined : last);
  return newer.filter(({ at }) => at.getTime() >= revision - maxSaves);
}

export function useUnpublished(type: ContentType, id: number | null, revision: number) {
  // Nobody should wait for it to publish.
  const fresh = { staleTime: 0, retry: false, enabled: id !== null };
  const { data, isLoading } = api.content.getVersions.useQuery({ type, id: id ?? 0 }, fresh);
  return { versions: data && unpublishedIn(data, revision), isLoading };
}

/** The form of the entry. */
export interface FormOfEntry extends Pick<FieldsOfForm, 'labels'> {
  format?: FieldsOfForm['format'];
  edited: { values(): Values; autosave: Record<'flush' | 'refresh', () => Promise<void>> };
}

type Values = Record<string, unknown>;

/** How a form names and shows its fields. */
export interface FieldsOfForm {
  /** Their declarations by the type; empty for other records. */
  fields: Fields;
  labels: Record<string, string | undefined>;
  format: Record<string, ((value: never) => string) | undefined>;
}
