import { api } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { toast } from '../../toast.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { t } from './request-texts.ts';

interface Props {
  type: ContentType;
  /** Saves what is typed. The id of the entry; null when that failed. */
  onSave(): Promise<number | null>;
  /** Missing fields, which the form shows. */
  onRefused(error: unknown): void;
  onClose(): void;
}

export function AskDialog({ type, onSave, onRefused, onClose }: Props) {
  const { getPending } = api.useUtils().content;
  const ask = api.content.askForPublication.useMutation({ meta: { toast: false } });
  const send = async (note: string) => {
    const id = await onSave();
    if (id === null) return;
    try {
      await ask.mutateAsync({ type, id, note });
      toast(t('sent'), 'success');
    } catch (error) {
      onRefused(error);
    }
    await getPending.invalidate({ type });
  };
  return (
    <NoteDialog
      title={t('askTitle')}
      description={t('askText')}
      label={t('note')}
      action={t('ask')}
      onSend={send}
      onClose={onClose}
    />
  );
}
