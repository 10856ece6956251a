import { focusField } from '#renderer/only-us/ui/base/focus-field.ts';

/** Focuses the added block. */
export function focusNew(): void {
  const fields = document.querySelector<HTMLElement>('.page-block-fields[data-new]');
  if (fields) focusField(fields);
}

/** After deleting a block, focuses the one in its place, or the button to add one. */
export function focusAt(place: number): void {
  const left = document.querySelectorAll<HTMLElement>('.page-block-name');
  (left[place] ?? document.querySelector<HTMLElement>('.page-block-add'))?.focus();
}
