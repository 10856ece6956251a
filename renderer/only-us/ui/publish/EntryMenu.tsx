import { useState } from 'react';
import { api } from '../../api.ts';
import { type ContentType, hooksOf, useCacheOf } from '../../content-api.ts';
import { thenRefetch } from '../../query-client.ts';
import { toast } from '../../toast.ts';
import { useMayWith } from '../../use-may.ts';
import { ConfirmDialog } from '../base/ConfirmButton.tsx';
import { later } from '../base/later.tsx';
import { type MenuItem, type Opened, OpenedMenu } from '../base/OpenedMenu.tsx';
import { useDeleteEntry } from '../trash/use-delete-entry.ts';
import { t } from './texts.ts';

const ShareDialog = later(() => import('../share/ShareDialog.tsx'), 'ShareDialog');
const ScheduleDialog = later(() => import('../schedules/ScheduleDialog.tsx'), 'ScheduleDialog');

/** Additions of a type to the menu of its entries. */
export interface OwnMenu {
  items: MenuItem[];
  /** Replaces the question before deleting; null for entries that can't be deleted. */
  onDelete?: (() => void) | null | undefined;
}

interface Props extends Opened {
  type: ContentType;
  entry: { id: number; status?: 'draft' | 'published' };
  name: string;
  path?: string | undefined;
  size?: '1' | undefined;
  /** Opens the copy that was made of this entry. */
  onOpen?: ((id: number) => unknown) | undefined;
  /** The question before deleting; with it, the menu has all actions. */
  deleteText?: string;
  onDeleted?(): unknown;
  own?: OwnMenu | undefined;
  /** Actions of the form whose menu it is. */
  ofForm?: (MenuItem | false)[];
}

/** Opens at once. */
export function EntryMenu(props: Props) {
  const { type, entry, name, path, size, isByKey, onOpen, deleteText, onDeleted, ofForm, own } = props;
  const { id, status } = entry;
  const [dialog, open] = useState<'share' | 'schedule' | 'delete' | null>(null);
  const close = () => open(null);
  const duplicate = useDuplicateEntry(type, { id, name });
  const remove = useDeleteEntry(type, { id, name });
  const publish = usePublish(type, { id, name });
  const [mayWrite, mayPublish] = [useMayWith('write', type), useMayWith('publish', type)];
  const isDraft = status === 'draft';
  const isWhole = deleteText !== undefined;
  const publishItem = status && {
    label: t(isDraft ? 'publish' : 'unpublish'),
    onSelect: () => publish(isDraft),
  };
  return (
    <>
      <OpenedMenu
        label={t('moreFor', { name })}
        size={size}
        isByKey={isByKey}
        items={[
          path !== undefined && { label: t(isDraft ? 'preview' : 'view'), href: path },
          path !== undefined && status && { label: t('share'), onSelect: () => open('share') },
          ...(ofForm ?? []),
          isWhole && !ofForm && mayPublish && publishItem,
          isWhole && mayPublish && status && { label: t('schedule'), onSelect: () => open('schedule') },
          mayWrite &&
            onOpen && {
              label: t('duplicate'),
              onSelect: () => void duplicate(onOpen).catch(() => undefined),
            },
          ...(own?.items ?? []),
          isWhole &&
            (mayPublish || (mayWrite && isDraft)) &&
            own?.onDelete !== null && {
              label: t('delete'),
              color: 'red',
              onSelect: own?.onDelete ?? (() => open('delete')),
            },
        ]}
      />
      {dialog === 'share' && <ShareDialog type={type} entry={{ id }} onClose={close} />}
      {dialog === 'schedule' && status && (
        <ScheduleDialog type={type} entry={{ id, status }} name={name} onClose={close} />
      )}
      {dialog === 'delete' && deleteText && (
        <ConfirmDialog
          title={t('deleteTitle', { name })}
          description={deleteText}
          confirmLabel={t('delete')}
          onConfirm={async () => {
            await remove();
            await onDeleted?.();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function useDuplicateEntry(type: ContentType, { id, name }: { id: number; name: string }) {
  const utils = api.useUtils();
  const { mutateAsync } = api.content.changeMany.useMutation();
  return async (open: (id: number) => unknown) => {
    const { created, failed } = await mutateAsync({ type, action: 'duplicate', ids: [id] });
    await utils.invalidate();
    for (const { message } of failed) toast(message);
    for (const copy of created) {
      toast(t('success'), 'success', { text: t('duplicated', { name }) });
      await open(copy);
    }
  };
}

/** Returns a function that publishes an entry, or unpublishes it with `false`. */
function usePublish(type: ContentType, { id, name }: { id: number; name: string }) {
  const cache = useCacheOf(type);
  const done = (key: 'publishedOne' | 'unpublishedOne') => ({
    onSuccess: () => toast(t('success'), 'success', { text: t(key, { name }) }),
    onSettled: thenRefetch(() => cache.invalidate()),
  });
  const publish = hooksOf(type).publish.useMutation(done('publishedOne'));
  const unpublish = hooksOf(type).unpublish.useMutation(done('unpublishedOne'));
  return (isPublic: boolean) => (isPublic ? publish : unpublish).mutate({ id });
}
