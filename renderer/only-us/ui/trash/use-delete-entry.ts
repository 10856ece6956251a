import { localize } from '#lib/interface-language.ts';
import { translateMessage } from '#lib/translate-message.ts';
import type { Restored } from '#server/content/trash/restore.ts';
import { api, useRefetch } from '../../api.ts';
import { type ContentType, hooksOf } from '../../content-api.ts';
import type { ToastDetails } from '../../shell/ToastText.tsx';
import { toast } from '../../toast.ts';
import { t } from './texts.ts';

/** Moves an entry to the trash. */
export function useDeleteEntry(type: ContentType, { id, name }: { id: number; name: string }) {
  const { restore } = useRestoreEntry(type);
  const remove = hooksOf(type).delete.useMutation({
    onSuccess: () =>
      toast(t('success'), 'success', { text: t('deleted', { name }), undo: () => restore({ id, name }) }),
    // It may be listed or counted anywhere.
    ...useRefetch(),
  });
  return () => remove.mutateAsync({ id });
}

/** Restores an entry from the trash; a toast says in which state. */
export function useRestoreEntry(type: ContentType) {
  // It may be listed or counted anywhere.
  const { mutateAsync, isPending } = api.content.restore.useMutation(useRefetch());
  const restore = ({ id, name }: { id: number; name: string }) =>
    mutateAsync({ type, id }).then(
      (restored) => toast(t('success'), 'success', said(name, restored)),
      () => undefined,
    );
  return { restore, isPending };
}

function said(name: string, restored: Restored): ToastDetails {
  const { route, isPublic, address } = restored;
  const text = textOf(name, restored);
  if (isPublic && address) return { text, link: { label: t('view'), href: address } };
  return { text, link: route === window.location.pathname ? undefined : { label: t('open'), href: route } };
}

function textOf(name: string, { isPublic, address, hasNewAddress, other, unready }: Restored): string {
  if (other) return t('restoredWith', { name, word: localize(other.word), other: other.title });
  if (unready) return t('restoredUnready', { name, why: translateMessage(unready) });
  if (hasNewAddress && address) return t('restoredElsewhere', { name, address });
  return t(isPublic ? 'restoredPublic' : 'restored', { name });
}
