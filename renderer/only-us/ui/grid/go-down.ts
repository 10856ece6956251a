/** From a field of a grid to the same one of the next row, as in a spreadsheet. False for what is no such field. */
export function goDown(cell: HTMLElement): boolean {
  const { field } = cell.dataset;
  if (!field) return false;
  const next = cell
    .closest('tr, li')
    ?.nextElementSibling?.querySelector<HTMLInputElement>(`[data-field="${field}"]`);
  next?.focus();
  next?.select();
  return true;
}
