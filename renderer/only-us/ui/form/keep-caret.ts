/** Changes values of a form and keeps the caret at its words: a new value would move it to the end. */
export function keepCaret(change: () => void): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  const { value: before = '', selectionStart: start = null, selectionEnd: end = null } = isText ? field : {};
  change();
  if (!isText || start === null) return;
  // Once React has given the fields their values.
  setTimeout(() => {
    const now = field.value;
    if (now === before) return;
    const isBefore = !now.startsWith(before.slice(0, start)) && now.endsWith(before.slice(start));
    const moved = isBefore ? now.length - before.length : 0;
    field.setSelectionRange(start + moved, (end ?? start) + moved);
  });
}
