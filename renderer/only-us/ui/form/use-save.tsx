import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path } from 'react-hook-form';
import { fieldOf } from '#lib/content-type.ts';
import { signedIn } from '#renderer/only-us/auth/sign-in-again.ts';
import { isNotFound, showFieldErrors } from '#renderer/only-us/failure.ts';
import { showConflict } from '../base/conflict-places.tsx';
import { focusAgain, unfinishedDate } from '../base/DateField.tsx';
import { focusAtCaret } from '../base/use-restore-focus.ts';
import { type Publishing, usePublishing } from '../publish/use-publishing.tsx';
import type { EditedRecord } from '../working-copy/edited-record.ts';
import { flushInput } from '../working-copy/pending-input.ts';
import type { RecordForm } from '../working-copy/record-form.ts';
import { isPublished, type Status } from '../working-copy/save-action.ts';
import { t } from '../working-copy/texts.ts';

/** The entry in a form: its id, its saved values, and the revision of the working copy to publish or a new one's key. */
export type SavedEntry = Pick<EditedRecord, 'id' | 'base' | 'ref'>;

/** Saves from a version, 0 for a new record, also for a deleted one that is saved as new. Returns the id of an entry. */
export type OnSave<Values> = (values: Values, version: number, entry: SavedEntry) => Promise<unknown>;

interface Options<Values> {
  onSave: OnSave<Values>;
  onSaved?(): void;
  /** Of an entry: a panel opens before it is published. */
  publishing?: Omit<Publishing, 'id'> | undefined;
}

/**
 * Saves a form: checks its rules, asks for confirmation, asks to sign in again when the session has ended, shows the server's
 * errors at their fields and focuses the first one.
 */
export function useSave<Values extends FieldValues>(
  { form, edited, aim, content, labels, format = {} }: RecordForm<Values>,
  { onSave, onSaved, publishing }: Options<Values>,
) {
  const { autosave } = edited;
  const hasStatus = content !== undefined && fieldOf(content, 'status') !== undefined;
  const element = useRef<HTMLFormElement>(null);
  const { dialog, confirm } = usePublishing(publishing && { ...publishing, id: edited.id }, {
    saved: () => edited.base,
    revision: () => autosave.kept.revision,
    form: { fields: content?.fields ?? {}, labels, format },
    keep: () => keepAtOnce(edited),
  });
  // A draft that is being saved when this begins may create the entry.
  const latestConfirm = useRef(confirm);
  latestConfirm.current = confirm;
  const focusSoon = () => setTimeout(() => focusFirstWrong(element.current));
  const save = (from: number) =>
    form.handleSubmit(async (values) => {
      const typed = structuredClone(form.getValues());
      const sent = await latestConfirm.current(values);
      if (!sent) return;
      let saved: { id?: number } | undefined;
      try {
        saved = (await signedIn(() => onSave(sent as Values, from, edited))) as typeof saved;
      } catch (error) {
        if (from > 0 && isNotFound(error)) edited.onDeleted();
        showFieldErrors(form, error);
        focusSoon();
        return;
      }
      for (const [name, value] of Object.entries(setByPublishing(sent)))
        form.setValue(name as Path<Values>, value);
      edited.onPublished({ ...typed, ...setByPublishing(sent) }, saved?.id);
      onSaved?.();
    }, focusSoon)();
  const saving = useRef<Promise<void> | null>(null);
  const saveOnce = async (status: Status | undefined, asNew = false) => {
    // A second Ctrl+S during a save would conflict with the first one.
    if (saving.current && !asNew) return;
    await saving.current;
    saving.current = saveHeld(status, asNew);
    await saving.current.finally(() => {
      saving.current = null;
    });
  };
  const saveHeld = async (status: Status | undefined, asNew: boolean) => {
    try {
      // At once, so that `isDirty` knows of it.
      flushSync(flushInput);
      const isAsking = edited.conflicts.length > 0;
      if (!isAsking && !(await catchUp(edited, status)))
        return void setTimeout(() => showConflict(element.current));
      // The working copy tells the person who was overruled.
      if (edited.overrules) await autosave.flushNow();
      // A save under way may bring somebody else's changes.
      await autosave.hold();
      const from = asNew ? 0 : edited.base.version;
      // A deleted entry can only be saved as a new one.
      if (from > 0 && edited.isDeleted) return;
      // Saving would take one side of a conflict that nobody has chosen.
      if (isAsking) return showConflict(element.current);
      const unfinished = unfinishedDate(element.current);
      if (unfinished && status !== 'draft') return focusAgain(unfinished);
      if (status) aim.status = status;
      else delete aim.status;
      const isSame = !form.formState.isDirty && (!status || status === edited.base.values.status);
      // Nothing to save; a new record shows what it still needs.
      if (from > 0 && isSame) onSaved?.();
      else await save(from);
    } finally {
      autosave.release();
    }
  };
  // By keyboard, nothing changes what visitors see.
  const saveSafely = () => {
    if (!edited.keepsCopy) void saveOnce(undefined);
    else if (hasStatus && !isPublished(edited.base)) void saveOnce('draft');
    else void autosave.flushNow();
  };
  const onSubmit = (event: FormEvent) => {
    // In React's tree a dialog may be inside another form, though not in the DOM.
    event.stopPropagation();
    event.preventDefault();
    saveSafely();
  };
  const publish = () => void saveOnce(hasStatus ? 'published' : undefined);
  const unpublish = () => void saveOnce('draft');
  const saveAsNew = () => void saveOnce(undefined, true);
  return { element, dialog, publish, unpublish, saveSafely, saveAsNew, onSubmit };
}

// Fields that nobody types: the status, and the date of a post begun for a later day.
function setByPublishing(values: object) {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => ['status', 'publishedAt'].includes(name)),
  );
}

// Merges what others saved. False if that leaves nothing to save, or a conflict to resolve.
async function catchUp(edited: EditedRecord, status: Status | undefined) {
  const { autosave } = edited;
  if (!(await edited.isAhead(autosave.kept.revision))) return true;
  await autosave.refresh();
  // A draft is saved, too, when all of it is on the server.
  const isLeft = edited.changes > 0 || !isPublished(edited.base) || status === 'draft';
  return isLeft && edited.conflicts.length === 0;
}

// A scheduled change publishes what the working copy is then.
async function keepAtOnce(edited: EditedRecord) {
  const { autosave } = edited;
  autosave.release();
  await autosave.flushNow();
  if (autosave.get().is !== 'saved') throw new Error(t('notKept'));
  return edited.id;
}

// Pictures and rich text aren't inputs: focus their first button.
function focusFirstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  const target = wrong?.matches('[data-invalid]') ? wrong.querySelector<HTMLElement>('button') : wrong;
  if (target) focusAtCaret(target);
}

/** For the mutations of a form: refetches after failures too, which reveals a newer version. The form doesn't wait for it. */
export function refreshAfter(invalidate: () => Promise<unknown>) {
  return {
    onSettled(_answer: unknown, error: unknown) {
      // Refetching after a deletion removes the row, and with it the form and all that was typed.
      if (!isNotFound(error)) void invalidate();
    },
  };
}
