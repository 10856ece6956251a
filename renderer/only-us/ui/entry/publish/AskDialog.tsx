import type { FieldValues } from 'react-hook-form';
import { api } from '#renderer/only-us/api.ts';
import { showFieldErrors } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { RecordForm } from '../../form/use-record-form.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { t } from './request-texts.ts';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  onClose(): void;
}

/** Asks others to publish what is typed in a form. What is still missing is shown at its fields. */
export function AskDialog<Values extends FieldValues>({ recordForm, onClose }: Props<Values>) {
  const { edited, form, entry } = recordForm;
  const { getPending } = api.useUtils().content;
  const ask = api.content.askForPublication.useMutation({ meta: { toast: false } });
  const send = async (note: string) => {
    await edited.autosave.flushNow();
    const { id } = edited;
    if (!entry || id === null) return;
    try {
      await ask.mutateAsync({ type: entry.type, id, note });
      toast(t('sent'), 'success');
    } catch (error) {
      showFieldErrors(form, error);
    }
    await getPending.invalidate({ type: entry.type });
  };
  return (
    <NoteDialog
      title={t('askTitle')}
      description={t('askText')}
      label={t('note')}
      button={t('ask')}
      onSend={send}
      onClose={onClose}
    />
  );
}
