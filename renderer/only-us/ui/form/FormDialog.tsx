import './form.css';
import { Dialog, Flex, VisuallyHidden } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { localize } from '#lib/interface-language.ts';
import { focusField } from '../base/focus-field.ts';
import { Muted } from '../base/Muted.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { StepButton } from '../base/StepButton.tsx';
import { isSaveKey } from '../base/save-key.ts';
import { useRestoreFocus } from '../base/use-restore-focus.ts';
import { EntryLanguages } from '../translations/LanguageSwitch.tsx';
import type { RecordForm } from '../working-copy/record-form.ts';
import { t } from '../working-copy/texts.ts';
import { Conflict, WithConflicts } from './Conflict.tsx';
import { DeletedElsewhere, DraftBanner, Inputs, Requested } from './FormNotes.tsx';
import { SaveButtons } from './SaveBar.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import type { Steps } from './steps.ts';
import { type OnSave, useSave } from './use-save.tsx';

/** The state of the dialog, for the form in it. */
interface FormInside {
  close(): void;
  onKey(event: KeyboardEvent): void;
  /** Saves, then takes the step. */
  stepAfterSaving(step: () => void): void;
}

const Shell = createContext<RefObject<FormInside | null> | null>(null);

interface Props<Values extends FieldValues> {
  title: string;
  recordForm: RecordForm<Values>;
  onSave: OnSave<Values>;
  onClose(): void;
  saveLabel?: string;
  maxWidth?: string;
  children: ReactNode;
}

/** A form in a dialog of its own or in the `DialogShell` around it. Ctrl/Cmd+S saves; closing with unsaved changes asks. */
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
  const { recordForm, onSave, onClose, saveLabel, children } = props;
  const { content, edited, entry, form } = recordForm;
  const { isDirty, isSubmitting } = form.formState;
  const step = useRef<() => void>(null);
  const { element, dialog, publish, unpublish, saveSafely, saveAsNew, onSubmit } = useSave(recordForm, {
    onSave,
    onSaved: () => (step.current ?? onClose)(),
    publishing: entry ? { type: entry.type, onlyOthers: true } : undefined,
  });
  const close = () => {
    // The edits of an entry are saved, and there when it is opened again.
    if (!edited.keepsCopy && isDirty) {
      if (!window.confirm(t('close'))) return;
      // Later: Back would make the form ask again.
      return void edited.discard().finally(() => setTimeout(onClose));
    }
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
    if (edited.keepsCopy) return void edited.autosave.flush().then(take);
    if (!isDirty) return take();
    step.current = take;
    saveSafely();
  };
  // Nothing was saved: the reason is shown.
  useEffect(() => {
    if (!isSubmitting) step.current = null;
  }, [isSubmitting]);
  const shell = useContext(Shell);
  useImperativeHandle(shell, () => ({ close, onKey, stepAfterSaving }));
  return (
    <Shell.Provider value={null}>
      <WithConflicts recordForm={recordForm}>
        <form ref={element} onSubmit={onSubmit} noValidate>
          <Flex direction="column" gap="4">
            {edited.isDeleted && <DeletedElsewhere content={content} onSaveAsNew={saveAsNew} />}
            <Requested recordForm={recordForm} />
            <EntryLanguages content={content} id={edited.id} />
            <Inputs content={content}>{children}</Inputs>
            <Conflict recordForm={recordForm} />
            <DraftBanner recordForm={recordForm} />
          </Flex>
          <Flex className="form-dialog-bar" wrap="wrap" align="center" justify="end" gap="3">
            {edited.keepsCopy && <SaveStatus recordForm={recordForm} />}
            <SaveButtons
              recordForm={recordForm}
              saveLabel={saveLabel}
              close={
                <QuietButton onClick={close}>{localize(edited.keepsCopy ? 'Close' : 'Cancel')}</QuietButton>
              }
              onPublish={publish}
              onUnpublish={unpublish}
            />
          </Flex>
        </form>
      </WithConflicts>
      {dialog}
    </Shell.Provider>
  );
}

interface ShellProps {
  title: string;
  maxWidth?: string | undefined;
  /** With steps, the form needs the record's id as its key. */
  steps?: Steps | undefined;
  children: ReactNode;
}

/** A dialog around a form that stays, with its focus, when a step leads to another record. */
export function DialogShell({ title, maxWidth = '560px', steps, children }: ShellProps) {
  const inside = useRef<FormInside>(null);
  useRestoreFocus((restore) => {
    restore();
    // To the button of the record that was open last (`OpenHere`), if the screen shows it.
    if (steps && steps.id !== firstId)
      document.querySelector<HTMLElement>(`[data-opens="${steps.id}"]`)?.focus();
  });
  const [firstId] = useState(steps?.id);
  const take = (step: (() => void) | undefined) => step && inside.current?.stepAfterSaving(step);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    const isStep = steps && isHere && event.altKey && ['PageUp', 'PageDown'].includes(event.key);
    if (!isStep) return inside.current?.onKey(event);
    event.preventDefault();
    take(event.key === 'PageUp' ? steps.previous : steps.next);
  };
  // A new record is written at once, whatever its form begins with.
  const enterNew = (event: Event) => {
    if (steps || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    focusField(event.currentTarget);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || inside.current?.close()}>
      <Dialog.Content
        maxWidth={maxWidth}
        onOpenAutoFocus={enterNew}
        onKeyDown={onKey}
        aria-describedby={undefined}
      >
        <Dialog.Title style={{ paddingRight: steps && 160 }}>{title}</Dialog.Title>
        {steps && <StepButtons steps={steps} onStep={take} />}
        <Shell.Provider value={inside}>{children}</Shell.Provider>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The place of the open record in its list, and the buttons to its neighbours. */
function StepButtons({ steps, onStep }: { steps: Steps; onStep(step: () => void): void }) {
  const { name, place, total, previous, next } = steps;
  return (
    <Flex position="absolute" top="4" right="5" align="center" gap="2">
      <Muted as="span" role="status">
        <VisuallyHidden>{name}, </VisuallyHidden>
        {t('place', { place, total })}
      </Muted>
      <StepButton variant="soft" label={t('previous')} onStep={previous && (() => onStep(previous))}>
        <ChevronLeft size={16} />
      </StepButton>
      <StepButton variant="soft" label={t('next')} onStep={next && (() => onStep(next))}>
        <ChevronRight size={16} />
      </StepButton>
    </Flex>
  );
}
