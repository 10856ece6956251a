type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is typed into a form with `data-keep="<name>"` is there again after a reload, or after sending it without a connection.
 * The page with `data-kept="<name>"` says that it arrived. It stays in the tab, and goes with it.
 */
export function keepTyped(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    attempt(() => sessionStorage.removeItem(`form.${dataset.kept}`));
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) {
    const key = `form.${form.dataset.keep}`;
    const fields = () => [
      ...form.querySelectorAll<Field>('label ~ :is(input:not([type=file]), select, textarea)'),
    ];
    attempt(() => {
      const typed = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      // What the server has sent is newer.
      for (const field of fields()) field.value ||= typed[field.name] ?? '';
    });
    form.addEventListener('input', () =>
      attempt(() => {
        const typed = fields().map(({ name, value }) => [name, value]);
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
      }),
    );
  }
}

// A browser may have no storage, or none left.
function attempt(work: () => void) {
  try {
    work();
  } catch {
    // The form works without.
  }
}
