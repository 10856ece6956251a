/** For a menu that closes: the block that it added takes the focus in place of the menu's button. */
export function focusNew(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.page-block-fields[data-new]')?.focus();
}
