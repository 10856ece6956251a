type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps the input of a form with `data-keep="<name>"` in the tab until a page with `data-kept="<name>"` clears it. */
export default function keepTyped(): void {
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
      // The server’s values are newer.
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

// Storage may be missing or full.
function attempt(work: () => void) {
  try {
    work();
  } catch {
    // The form works without.
  }
}
