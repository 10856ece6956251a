import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import { ConfirmDialog } from '../ConfirmButton.tsx';
import { common } from '../common-texts.ts';
import { later } from '../later.tsx';
import { usePublish } from '../publish/use-publish.ts';
import { type MenuItem, RowMenu } from '../RowMenu.tsx';
import { useDeleteEntry } from '../trash/use-delete-entry.ts';
import type { ContentType } from './entry-api.ts';
import { t } from './texts.ts';

// Loaded on first open.
const ShareDialog = later(() => import('../share/ShareDialog.tsx'), 'ShareDialog');
const ScheduleDialog = later(() => import('../schedules/ScheduleDialog.tsx'), 'ScheduleDialog');

/** What the menu of an entry has beyond that of others. */
export interface OwnMenu {
  items: MenuItem[];
  /** Deletes it, or asks more than whether to; null for what can't be deleted. */
  onDelete?: (() => void) | null | undefined;
}

interface Props {
  type: ContentType;
  /** Without a status, visitors see all entries of its type. */
  entry: { id: number; status?: 'draft' | 'published' };
  /** What the entry is called. */
  name: string;
  /** Of its public page; left out for types without one. */
  path?: string | undefined;
  size?: '1' | undefined;
  /** Opens another entry of the type: a copy of this one. */
  onOpen?: ((id: number) => unknown) | undefined;
  /** What its deletion changes, where the menu has all that can be done: a row has no room for more buttons. */
  deleteText?: string;
  onDeleted?(): unknown;
  own?: OwnMenu | undefined;
  /** What its form does itself, where the menu is that of a form. */
  ofForm?: (MenuItem | false)[];
}

/** What is rarely done with an entry: look at its page, share it, duplicate it. */
export function EntryMenu(props: Props) {
  const { type, entry, name, path, size, onOpen, deleteText, onDeleted, ofForm, own } = props;
  const { id, status } = entry;
  const [dialog, open] = useState<'share' | 'schedule' | 'delete' | null>(null);
  const close = () => open(null);
  const duplicate = useDuplicateEntry(type, { id, name });
  const remove = useDeleteEntry(type, { id, name });
  const { publish } = usePublish(type, { id, name });
  const [mayWrite, mayPublish] = [useMayWith('write', type), useMayWith('publish', type)];
  const isDraft = status === 'draft';
  const isWhole = deleteText !== undefined;
  const publishItem = status && {
    label: common(isDraft ? 'publish' : 'unpublish'),
    onSelect: () => publish(isDraft),
  };
  return (
    <>
      <RowMenu
        label={t('more', { name })}
        size={size}
        isOpen={ofForm !== undefined}
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
              label: common('delete'),
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
          title={common('deleteTitle', { name })}
          description={deleteText}
          confirmLabel={common('delete')}
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

/** Adds a copy of an entry as a draft and opens it. */
function useDuplicateEntry(type: ContentType, { id, name }: { id: number; name: string }) {
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
