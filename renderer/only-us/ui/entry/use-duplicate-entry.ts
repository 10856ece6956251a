import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '../common-texts.ts';
import type { ContentType } from './entry-api.ts';
import { t } from './texts.ts';

/** Adds a copy of an entry as a draft and opens it. */
export function useDuplicateEntry(type: ContentType, { id, name }: { id: number; name: string }) {
  const utils = api.useUtils();
  const { mutateAsync } = api.content.changeMany.useMutation();
  return async (open: (id: number) => unknown) => {
    const { created, failed } = await mutateAsync({ type, action: 'duplicate', ids: [id] });
    await utils.invalidate();
    for (const { message } of failed) toast(message);
    for (const copy of created) {
      toast(common('saved'), 'success', { text: t('duplicated', { name }) });
      await open(copy);
    }
  };
}
