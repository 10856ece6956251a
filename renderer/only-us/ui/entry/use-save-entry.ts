import { toast } from '#renderer/only-us/toast.ts';
import { common } from '../common-texts.ts';
import { refreshAfter } from '../form/refresh-after.ts';
import { type ContentType, hooksOf, useCacheOf, type Values } from './entry-api.ts';

/**
 * Saves an entry, or creates one: without `entry`, and from version 0, which is an entry that was deleted elsewhere. Says so,
 * and gives the entry's id.
 */
export function useSaveEntry<Type extends ContentType>(type: Type, entry: { id: number } | null) {
  const cache = useCacheOf(type);
  const done = refreshAfter(() => cache.invalidate());
  const create = hooksOf(type).create.useMutation(done);
  const update = hooksOf(type).update.useMutation(done);
  return async (values: Values<Type>, version: number): Promise<{ id: number; isNew: boolean }> => {
    const isNew = !entry || version === 0;
    const { id } = isNew ? await create.mutateAsync(values) : entry;
    if (!isNew) await update.mutateAsync(Object.assign({}, values, { id, version }));
    toast(common('saved'), 'success');
    return { id, isNew };
  };
}
