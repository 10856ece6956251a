/** Goes to the first thing in a form that two people changed, and of which neither side is chosen yet. */
export function showConflict(form: Element | null): void {
  const card = form?.querySelector<HTMLElement>('[data-conflict]');
  // It may be in something folded.
  for (let fold = card?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}
