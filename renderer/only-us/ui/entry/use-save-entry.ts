import type { ToastDetails } from '#renderer/only-us/shell/ToastText.tsx';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '../common-texts.ts';
import { refreshAfter } from '../form/refresh-after.ts';
import { type ContentType, hooksOf, useCacheOf, type Values } from './entry-api.ts';
import { t } from './texts.ts';

interface Saved {
  status?: 'draft' | 'published';
  publishedAt?: Date | null;
}

/**
 * Saves an entry, or creates one: without `entry`, and from version 0, which is an entry that was deleted elsewhere. Says what
 * that did, with a link to the public page at `pathOf`, and gives the entry's id.
 */
export function useSaveEntry<Type extends ContentType>(
  type: Type,
  entry: ({ id: number } & Saved) | null,
  pathOf?: (values: Values<Type>) => string,
) {
  const cache = useCacheOf(type);
  const done = refreshAfter(() => cache.invalidate());
  const create = hooksOf(type).create.useMutation(done);
  const update = hooksOf(type).update.useMutation(done);
  return async (
    values: Values<Type>,
    version: number,
    copy?: number | string,
  ): Promise<{ id: number; isNew: boolean }> => {
    const isNew = !entry || version === 0;
    // The working copy that this publishes.
    const sent = Object.assign({}, values, copy && { copy });
    const { id } = isNew ? await create.mutateAsync(sent) : entry;
    if (!isNew) await update.mutateAsync(Object.assign(sent, { id, version }));
    toast(common('saved'), 'success', whatHappened(values, isNew ? null : entry, pathOf?.(values)));
    return { id, isNew };
  };
}

function whatHappened(values: object, before: Saved | null, path: string | undefined): ToastDetails {
  const { status, publishedAt } = values as Saved;
  if (status === undefined) return { text: t('allSaved') };
  if (status === 'draft') return { text: t('draftSaved') };
  if (publishedAt && publishedAt > new Date()) return { text: t('scheduled') };
  const link = path === undefined ? undefined : { label: t('view'), href: path };
  return { text: t(before?.status === 'published' ? 'changesPublished' : 'published'), link };
}
