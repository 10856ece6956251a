import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { isNotFound } from '#renderer/only-us/failure.ts';
import { signedIn } from '#renderer/only-us/session/sign-in-again.ts';
import { type Publishing, usePublishing } from '../entry/publish/use-publishing.ts';
import { showFieldErrors } from './field-errors.ts';
import { flushInput } from './pending-input.ts';
import { saveActionOf } from './save-action.ts';
import { t } from './texts.ts';
import { type ConfirmSave, useConfirmation } from './use-confirmation.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * Saves; gets the version that the form started from, 0 for a new record: also when one that was deleted elsewhere is
 * saved as a new one. `copy` is the revision of the working copy that this publishes, or the key of a new one's. Throws on
 * failure, and the form stays as it is.
 */
export type OnSave<Values> = (values: Values, version: number, copy?: number | string) => Promise<unknown>;

interface Options<Values> {
  onSave: OnSave<Values>;
  /** Something to say yes to first, for these values. */
  confirmSave?: ConfirmSave<Values>;
  onSaved?(): void;
  /** Of an entry: a panel opens before its values are published. */
  publishing?: Publishing;
}

/**
 * How a form saves: checks the rules, asks what has to be asked, signs in again first when the session has ended, puts
 * what the server says about a field at that field and focuses the first one.
 */
export function useSave<Values extends FieldValues>(
  recordForm: RecordForm<Values>,
  options: Options<Values>,
) {
  const { form, version, markSaved, copy } = recordForm;
  const element = useRef<HTMLFormElement>(null);
  const [isDeleted, setDeleted] = useState(false);
  const { pending, confirm } = useConfirmation(options.confirmSave);
  const { panel, plan } = usePublishing(options.publishing, {
    saved: copy?.base ?? recordForm.base,
    keep: copy && (() => keepAtOnce(copy)),
  });
  const focusSoon = () => setTimeout(() => focusFirstWrong(element.current));
  const save = (from: number) =>
    form.handleSubmit(async (values) => {
      const typed = structuredClone(form.getValues());
      if (!(await confirm(values))) return;
      const carryOut = await plan(values);
      if (!carryOut) return;
      let isSaved: boolean;
      try {
        isSaved = await signedIn(() => carryOut((sent) => options.onSave(sent as Values, from, copy?.ref)));
      } catch (error) {
        if (from > 0 && isNotFound(error)) {
          setDeleted(true);
          copy?.onDeleted();
        }
        showFieldErrors(form, error);
        focusSoon();
        return;
      }
      if (isSaved) markSaved(typed);
      options.onSaved?.();
    }, focusSoon)();
  const saving = useRef<Promise<void> | null>(null);
  const saveOnce = async (asNew: boolean) => {
    // A second Ctrl+S during a save would conflict with the first one.
    if (saving.current && !asNew) return;
    await saving.current;
    saving.current = saveHeld(asNew);
    await saving.current.finally(() => {
      saving.current = null;
    });
  };
  const saveHeld = async (asNew: boolean) => {
    try {
      // At once, so that `isDirty` knows of it.
      flushSync(flushInput);
      // What is on its way to the working copy may bring somebody else's changes.
      await copy?.autosave.hold();
      const from = asNew ? 0 : (copy?.base.version ?? version);
      // What was deleted can only be saved as a new one.
      if (from > 0 && copy?.isDeleted) return;
      if (recordForm.conflicts.open.length > 0) return focusConflicts(element.current);
      // Nothing to save; a new record shows what it still needs.
      if (from > 0 && !form.formState.isDirty) options.onSaved?.();
      else await save(from);
    } finally {
      copy?.autosave.release();
    }
  };
  // By keyboard, nothing changes what visitors see.
  const saveSafely = () => {
    const isSafe = !copy || saveActionOf(copy.base, form.getValues()) === 'saveDraft';
    if (isSafe) void saveOnce(false);
    else void copy.flushNow();
  };
  const onSubmit = (event: FormEvent) => {
    // In React's tree a dialog may be inside another form, though not in the DOM.
    event.stopPropagation();
    event.preventDefault();
    saveSafely();
  };
  return {
    element,
    pending,
    panel,
    isDeleted: isDeleted || Boolean(copy?.isDeleted),
    save: () => void saveOnce(false),
    saveSafely,
    saveAsNew: () => void saveOnce(true),
    onSubmit,
  };
}

// A scheduled change publishes what the working copy is then.
async function keepAtOnce<Values extends FieldValues>(copy: NonNullable<RecordForm<Values>['copy']>) {
  copy.autosave.release();
  await copy.flushNow();
  if (copy.isUnsaved) throw new Error(t('notKept'));
}

// Saving would take one side of a conflict that nobody has chosen.
function focusConflicts(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('.field-conflicts')?.focus();
}

// Pictures and rich text aren't inputs: focus their first button.
function focusFirstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  const target = wrong?.matches('[data-invalid]') ? wrong.querySelector<HTMLElement>('button') : wrong;
  target?.focus();
}
