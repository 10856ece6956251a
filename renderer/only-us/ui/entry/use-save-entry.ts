import { capitalize } from '#lib/format-message.ts';
import { localize } from '#lib/interface-language.ts';
import type { ToastDetails } from '#renderer/only-us/shell/ToastText.tsx';
import { toast } from '#renderer/only-us/toast.ts';
import { type ContentType, hooksOf, useCacheOf, type Values } from '../../content-api.ts';
import { refreshAfter, type SavedEntry } from '../form/use-save.tsx';
import type { Publication } from '../working-copy/save-action.ts';
import { t } from './texts.ts';

interface Options {
  pathOf?: ((values: object) => string) | undefined;
  /** Of a list that isn't in the cache of the type. */
  refresh?(): Promise<unknown>;
  noun?: string;
}

/** Saves the entry in a form, or creates one from version 0. A toast says so, with a link to the public page at `pathOf`. */
export function useSaveEntry(type: ContentType, { pathOf, refresh, noun = 'Entry' }: Options = {}) {
  const cache = useCacheOf(type);
  const done = refreshAfter(() => Promise.all([cache.invalidate(), refresh?.()]));
  const create = hooksOf(type).create.useMutation(done);
  const update = hooksOf(type).update.useMutation(done);
  return async (values: object, version: number, { id: saved, base, ref }: SavedEntry) => {
    const before: Publication | null = version > 0 ? base.values : null;
    const sent = { ...values, ...(ref && { copy: ref }) } as Values<ContentType>;
    const id = before && saved !== null ? saved : (await create.mutateAsync(sent)).id;
    if (before) await update.mutateAsync({ ...sent, id, version });
    toast(t('success'), 'success', whatHappened(values, before, pathOf?.(values), noun));
    return { id };
  };
}

function whatHappened(values: object, before: Publication | null, path = '', noun: string): ToastDetails {
  const { status, publishedAt } = values as Publication;
  if (status === undefined)
    return { text: before ? t('allSaved') : t('added', { noun: capitalize(localize(noun)) }) };
  if (status === 'draft') return { text: t('draftSaved') };
  if (publishedAt && publishedAt > new Date()) return { text: t('scheduled') };
  const link = path ? { label: t('view'), href: path } : undefined;
  return { text: t(before?.status === 'published' ? 'changesPublished' : 'published'), link };
}
