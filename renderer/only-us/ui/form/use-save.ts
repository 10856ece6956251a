import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { isNotFound } from '#renderer/only-us/failure.ts';
import { signedIn } from '#renderer/only-us/session/sign-in-again.ts';
import { type Publishing, usePublishing } from '../entry/publish/use-publishing.ts';
import { showFieldErrors } from './field-errors.ts';
import { flushInput } from './pending-input.ts';
import { type ConfirmSave, useConfirmation } from './SaveConfirmation.tsx';
import { isPublished, saveActionOf } from './save-action.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';
import type { WorkingCopy } from './working-copy.ts';

/** The entry in a form: its id, what is saved, and the revision of the working copy that a save publishes, or a new one's key. */
export type SavedEntry = Pick<WorkingCopy<FieldValues>, 'id' | 'base' | 'ref'>;

/**
 * Saves; gets the version that the form started from, 0 for a new record: also when one that was deleted elsewhere is
 * saved as a new one. Of an entry, returns its id. Throws on failure, and the form stays as it is.
 */
export type OnSave<Values> = (values: Values, version: number, entry?: SavedEntry) => Promise<unknown>;

interface Options<Values> {
  onSave: OnSave<Values>;
  /** Something to say yes to first, for these values. */
  confirmSave?: ConfirmSave<Values>;
  onSaved?(): void;
  /** Of an entry: a panel opens before its values are published. */
  publishing?: Omit<Publishing, 'id'>;
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
  const publishing = options.publishing && { ...options.publishing, id: copy?.id ?? null };
  const { panel, plan } = usePublishing(publishing, {
    saved: () => copy?.base ?? recordForm.base,
    revision: () => copy?.autosave.kept.revision ?? 0,
    form: { labels: recordForm.options.labels, format: recordForm.options.format ?? {} },
    keep: copy && (() => keepAtOnce(copy)),
  });
  // What is on its way when a save begins may make the entry.
  const latestPlan = useRef(plan);
  latestPlan.current = plan;
  const focusSoon = () => setTimeout(() => focusFirstWrong(element.current));
  const save = (from: number) =>
    form.handleSubmit(async (values) => {
      const typed = structuredClone(form.getValues());
      if (!(await confirm(values))) return;
      const carryOut = await latestPlan.current(values);
      if (!carryOut) return;
      let isSaved: boolean;
      let saved: { id?: number } | undefined;
      const send = async (sent: object) => {
        saved = (await options.onSave(sent as Values, from, copy)) as typeof saved;
        return saved;
      };
      try {
        isSaved = await signedIn(() => carryOut(send));
      } catch (error) {
        if (from > 0 && isNotFound(error)) {
          if (copy) copy.onDeleted();
          else setDeleted(true);
        }
        showFieldErrors(form, error);
        focusSoon();
        return;
      }
      if (isSaved) markSaved(typed, saved?.id);
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
      const isAsking = recordForm.conflicts.open.length > 0;
      if (copy && !isAsking && !(await catchUp(copy)))
        return void setTimeout(() => focusConflicts(element.current));
      // What is on its way to the working copy may bring somebody else's changes.
      await copy?.autosave.hold();
      const from = asNew ? 0 : (copy?.base.version ?? version);
      // What was deleted can only be saved as a new one.
      if (from > 0 && copy?.stored.isDeleted) return;
      if (isAsking) return focusConflicts(element.current);
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
    isDeleted: isDeleted || Boolean(copy?.stored.isDeleted),
    save: () => void saveOnce(false),
    saveSafely,
    saveAsNew: () => void saveOnce(true),
    onSubmit,
  };
}

// Takes in what others typed or published by now. False when that leaves nothing to save, or something to choose first.
async function catchUp<Values extends FieldValues>(copy: NonNullable<RecordForm<Values>['copy']>) {
  const { base, autosave, stored } = copy;
  if (stored.isDeleted || !(await stored.isAhead({ base, revision: autosave.kept.revision }))) return true;
  await autosave.refresh();
  // A draft is saved by its button, too, when all of it is on the server.
  return (copy.changes > 0 || !isPublished(copy.base)) && !copy.merged?.conflicts.length;
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
