/** Ctrl+K, on a Mac Cmd+K: in a text it links words, anywhere else it opens the command palette. */
export function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
