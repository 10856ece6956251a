import { Button, Dialog, Flex } from '@radix-ui/themes';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { isSaveKey } from '../save-key.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { AlsoOpen } from './AlsoOpen.tsx';
import { Conflict } from './Conflict.tsx';
import type { EntryOf } from './ConflictTitle.tsx';
import { DeletedElsewhere } from './DeletedElsewhere.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { DiscardButton, SaveButton } from './SaveButtons.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';
import { type OnSave, useSave } from './use-save.ts';

interface Props<Values extends FieldValues> {
  title: string;
  recordForm: RecordForm<Values>;
  onSave: OnSave<Values>;
  /** The saved entry in the form, which has a history. */
  entry?: EntryOf | null;
  onClose(): void;
  saveLabel?: string;
  /** What saves a record that was deleted elsewhere as a new one, where `onSave` can. */
  newLabel?: string;
  maxWidth?: string;
  children: ReactNode;
}

/** A form in a dialog, open while mounted. Ctrl/Cmd+S saves; closing with unsaved changes asks first. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, recordForm, onSave, onClose, saveLabel = t('save'), maxWidth = '560px', children } = props;
  const { isDirty, isSubmitting } = recordForm.form.formState;
  const { element, save, saveSafely, saveAsNew, isDeleted, onSubmit } = useSave(recordForm, {
    onSave,
    onSaved: onClose,
  });
  const { copy } = recordForm;
  const history = props.entry && <HistoryButton {...props.entry} recordForm={recordForm} />;
  const restoreFocus = useRestoreFocus();
  const close = () => {
    // What is typed into an entry is saved, and there when it is opened again.
    if (!copy && isDirty && !window.confirm(t('close'))) return;
    if (!copy && isDirty) recordForm.drafts.discardOwn();
    onClose();
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    // It may have been opened from another form.
    event.stopPropagation();
    saveSafely();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Content
        maxWidth={maxWidth}
        onKeyDown={saveByKey}
        onCloseAutoFocus={restoreFocus}
        aria-describedby={undefined}
      >
        <Dialog.Title>{title}</Dialog.Title>
        <form ref={element} onSubmit={onSubmit} noValidate>
          <Flex direction="column" gap="4">
            {props.entry && <AlsoOpen {...props.entry} />}
            <DraftBanner recordForm={recordForm} />
            {isDeleted && <DeletedElsewhere newLabel={props.newLabel} onSaveAsNew={saveAsNew} />}
            <Conflict recordForm={recordForm} entry={props.entry} />
            {children}
          </Flex>
          {copy ? (
            <div className="form-dialog-bar">
              <SaveStatus copy={copy} />
              {history}
              <DiscardButton copy={copy} />
              <Button type="button" variant="soft" color="gray" onClick={close}>
                {t('closeDialog')}
              </Button>
              <SaveButton recordForm={recordForm} copy={copy} isDeleted={isDeleted} onSave={save} />
            </div>
          ) : (
            <Flex gap="3" mt="5" justify="end">
              {history && <Flex flexGrow="1">{history}</Flex>}
              <Button type="button" variant="soft" color="gray" onClick={close}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={isSubmitting}>
                {saveLabel}
              </Button>
            </Flex>
          )}
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
