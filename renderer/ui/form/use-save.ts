import { type FormEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { signedIn } from '#renderer/only-us/session/sign-in-again.ts';
import { showFieldErrors } from './field-errors.ts';
import type { Edit } from './use-edit.ts';

/** Saves; gets the version that the form started from. Throws when that fails, and then the form stays as it is. */
export type OnSave<Values> = (values: Values, version: number) => Promise<unknown>;

/**
 * How a form saves: checks the rules, signs in again first when the session has ended, puts what the server says about a
 * field at that field and focuses the first one.
 */
export function useSave<Values extends FieldValues>(
  edit: Edit<Values>,
  onSave: OnSave<Values>,
  onSaved?: () => void,
) {
  const { form, version, settle } = edit;
  const element = useRef<HTMLFormElement>(null);
  const focusSoon = () => setTimeout(() => focusFirstWrong(element.current));
  const save = form.handleSubmit(async (values) => {
    const typed = structuredClone(form.getValues());
    try {
      await signedIn(() => onSave(values, version));
    } catch (error) {
      showFieldErrors(form, error);
      focusSoon();
      return;
    }
    settle(typed);
    onSaved?.();
  }, focusSoon);
  const saveOnce = () => {
    // A second press of the keys while the first save is on its way would meet its own new version.
    if (!form.formState.isSubmitting) void save();
  };
  const onSubmit = (event: FormEvent) => {
    // A dialog stands inside other forms in React's tree, though not on the page.
    event.stopPropagation();
    event.preventDefault();
    saveOnce();
  };
  return { element, save: saveOnce, onSubmit };
}

// Pictures and rich text are no inputs: their first button stands for them.
function focusFirstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  const target = wrong?.matches('[data-invalid]') ? wrong.querySelector<HTMLElement>('button') : wrong;
  target?.focus();
}

/** Is this the key for saving? */
export function isSaveKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
}
