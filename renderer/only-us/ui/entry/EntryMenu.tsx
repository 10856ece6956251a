import { Suspense, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { common } from '../common-texts.ts';
import { RowMenu } from '../RowMenu.tsx';
import type { ContentType } from './entry-api.ts';
import { ScheduleDialog } from './publish/ScheduleButton.tsx';
import { ShareDialog } from './share/ShareButton.tsx';
import { t } from './texts.ts';
import { useDeleteEntry } from './use-delete-entry.ts';
import { usePublish } from './use-publish.ts';

interface Props {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
  /** What the entry is called. */
  name: string;
  /** Of its public page; left out for types without one. */
  path?: string | undefined;
  size?: '1' | undefined;
  /** Opens another entry of the type. */
  onOpen(id: number): unknown;
  /** What its deletion changes, where the menu has all that can be done: a row has no room for more buttons. */
  deleteText?: string;
}

/** What is rarely done with an entry of a list: look at its page, share it, duplicate it. */
export function EntryMenu({ type, entry, name, path, size, onOpen, deleteText }: Props) {
  const { id, status } = entry;
  const [dialog, open] = useState<'share' | 'schedule' | 'delete' | null>(null);
  const close = () => open(null);
  const duplicate = useDuplicateEntry(type, { id, name });
  const remove = useDeleteEntry(type, { id, name });
  const { publish } = usePublish(type, { id, name });
  const isDraft = status === 'draft';
  const isWhole = deleteText !== undefined;
  return (
    <>
      <RowMenu
        label={t('more', { name })}
        size={size}
        items={[
          path !== undefined && { label: t(isDraft ? 'preview' : 'view'), href: path },
          path !== undefined && { label: t('share'), onSelect: () => open('share') },
          isWhole && { label: common(isDraft ? 'publish' : 'unpublish'), onSelect: () => publish(isDraft) },
          isWhole && { label: t('schedule'), onSelect: () => open('schedule') },
          { label: t('duplicate'), onSelect: () => void duplicate(onOpen).catch(() => undefined) },
          isWhole && { label: common('delete'), color: 'red', onSelect: () => open('delete') },
        ]}
      />
      <Suspense>
        {dialog === 'share' && <ShareDialog type={type} entry={{ id }} onClose={close} />}
        {dialog === 'schedule' && <ScheduleDialog type={type} entry={entry} name={name} onClose={close} />}
      </Suspense>
      {dialog === 'delete' && deleteText && (
        <ConfirmDialog
          title={common('deleteTitle', { name })}
          description={deleteText}
          confirmLabel={common('delete')}
          onConfirm={remove}
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
