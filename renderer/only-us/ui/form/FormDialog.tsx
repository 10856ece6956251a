import { Button, Flex } from '@radix-ui/themes';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ScheduleBadges } from '../entry/Pending.tsx';
import { PublishStep } from '../entry/publish/PublishStep.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { isSaveKey } from '../save-key.ts';
import { Conflict } from './Conflict.tsx';
import { DialogShell, Shell } from './DialogShell.tsx';
import { AlsoOpen, DeletedElsewhere, DraftBanner } from './FormNotes.tsx';
import { DiscardButton, SaveButton, SaveStatus } from './SaveBar.tsx';
import { isPublished } from './save-action.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';
import { type OnSave, useSave } from './use-save.ts';

interface Props<Values extends FieldValues> {
  title: string;
  recordForm: RecordForm<Values>;
  onSave: OnSave<Values>;
  onClose(): void;
  saveLabel?: string;
  /** What saves a record that was deleted elsewhere as a new one, where `onSave` can. */
  newLabel?: string;
  maxWidth?: string;
  children: ReactNode;
}

/**
 * A form in a dialog, open while mounted: one of its own, or the `DialogShell` around it. Ctrl/Cmd+S saves; closing with
 * unsaved changes asks first.
 */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const shell = useContext(Shell);
  if (shell) return <DialogForm {...props} />;
  return (
    <DialogShell title={props.title} maxWidth={props.maxWidth}>
      <DialogForm {...props} />
    </DialogShell>
  );
}

function DialogForm<Values extends FieldValues>(props: Props<Values>) {
  const { recordForm, onSave, onClose, saveLabel = t('save'), children } = props;
  const { isDirty, isSubmitting } = recordForm.form.formState;
  const { copy, entry } = recordForm;
  const step = useRef<() => void>(null);
  const onSaved = () => (step.current ?? onClose)();
  const { element, panel, save, saveSafely, saveAsNew, isDeleted, onSubmit } = useSave(recordForm, {
    onSave,
    onSaved,
    publishing: entry ? { type: entry.type, onlyOthers: true } : undefined,
  });
  const close = () => {
    // What is typed into an entry is saved, and there when it is opened again.
    if (!copy && isDirty && !window.confirm(t('close'))) return;
    if (!copy && isDirty) recordForm.drafts.discardOwn();
    onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    // It may have been opened from another form.
    event.stopPropagation();
    saveSafely();
  };
  const stepAfterSaving = (take: () => void) => {
    if (copy) return void copy.autosave.flush().then(take);
    if (!isDirty) return take();
    step.current = take;
    save();
  };
  // Nothing was saved: the reason is shown.
  useEffect(() => {
    if (!isSubmitting) step.current = null;
  }, [isSubmitting]);
  const shell = useContext(Shell);
  useEffect(() => {
    if (shell) shell.current = { close, onKey, stepAfterSaving };
  });
  return (
    <Shell.Provider value={null}>
      <form ref={element} onSubmit={onSubmit} noValidate>
        <Flex direction="column" gap="4">
          {entry && <AlsoOpen {...entry} />}
          {isDeleted && <DeletedElsewhere newLabel={props.newLabel} onSaveAsNew={saveAsNew} />}
          <Conflict recordForm={recordForm} />
          {children}
          <DraftBanner recordForm={recordForm} />
        </Flex>
        {copy ? (
          <div className="form-dialog-bar">
            {entry && <ScheduleBadges {...entry} isLive={isPublished(copy.base)} />}
            <SaveStatus copy={copy} entry={entry} />
            {entry && <HistoryButton {...entry} recordForm={recordForm} />}
            <DiscardButton copy={copy} />
            <Button type="button" variant="soft" color="gray" onClick={close}>
              {t('closeDialog')}
            </Button>
            <SaveButton recordForm={recordForm} copy={copy} isDeleted={isDeleted} onSave={save} />
          </div>
        ) : (
          <div className="form-dialog-bar">
            <Button type="button" variant="soft" color="gray" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {saveLabel}
            </Button>
          </div>
        )}
      </form>
      <PublishStep panel={panel} />
    </Shell.Provider>
  );
}
