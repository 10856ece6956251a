import { focusField } from '#renderer/only-us/ui/inputs/focus-field.ts';

/** For a menu that closes: the block that it added takes the focus in place of the menu's button. */
export function focusNew(event: Event): void {
  event.preventDefault();
  const fields = document.querySelector<HTMLElement>('.page-block-fields[data-new]');
  if (fields) focusField(fields);
}

/** The same for one that deleted a block: the one that is in its place now, or the button that adds one. */
export function focusAt(place: number, event: Event): void {
  event.preventDefault();
  const left = document.querySelectorAll<HTMLElement>('.page-block-name');
  (left[place] ?? document.querySelector<HTMLElement>('.page-block-add'))?.focus();
}
