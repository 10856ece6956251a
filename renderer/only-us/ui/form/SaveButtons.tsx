import { Button } from '@radix-ui/themes';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { isPublished, saveActionOf } from './save-action.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';
import type { WorkingCopy } from './working-copy.ts';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  copy: WorkingCopy<Values>;
  isDeleted: boolean;
  onSave(): void;
}

/** The button that saves an entry, which says what that does for visitors. */
export function SaveButton<Values extends FieldValues>({ recordForm, copy, ...props }: Props<Values>) {
  const { form } = recordForm;
  // Not the whole of the values: a long text would be copied with each key.
  useWatch({ control: form.control, name: ['status', 'publishedAt'] as Path<Values>[] });
  const action = saveActionOf(copy.base, form.getValues());
  return (
    <Button
      // Enter in a field may save a draft; it publishes nothing.
      type={action === 'saveDraft' ? 'submit' : 'button'}
      loading={form.formState.isSubmitting}
      disabled={props.isDeleted}
      onClick={action === 'saveDraft' ? undefined : props.onSave}
    >
      {t(action)}
    </Button>
  );
}

/** Takes the form back to what is saved, after asking. */
export function DiscardButton<Values extends FieldValues>({ copy }: Pick<Props<Values>, 'copy'>) {
  const { base, changes } = copy;
  if (changes === 0 && !copy.stored.isNew) return null;
  const isSaved = base.version > 0 && !copy.stored.isNew;
  const before = isPublished(base) ? 'discardLive' : isSaved ? 'discardDraft' : 'discardNew';
  const discard = async () => {
    try {
      await copy.discard();
    } catch (error) {
      toast(failureMessage(error));
      throw error;
    }
  };
  return (
    <ConfirmButton
      title={t('discardTitle')}
      description={t(before)}
      confirmLabel={t('discardChanges')}
      onConfirm={discard}
    >
      <Button type="button" variant="soft" color="gray">
        {t('discardChanges')}
      </Button>
    </ConfirmButton>
  );
}
