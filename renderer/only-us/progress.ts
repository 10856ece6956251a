// The bar below the top edge (shell.css) waits for 300 ms: what opens sooner needs none.
const attribute = 'data-leaving';

/** Shows the progress bar unless the next page comes at once. */
export function startProgress(): void {
  document.documentElement.setAttribute(attribute, '');
}

export function stopProgress(): void {
  document.documentElement.removeAttribute(attribute);
}
