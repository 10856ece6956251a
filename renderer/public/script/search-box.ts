import NProgress from 'nprogress';

const laptop = matchMedia('(min-width: 64rem)');

/** Spec §2: Enter or the icon goes to /search/{query}, in the header and above the results. */
export default function searchBox(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
    const input = form.querySelector('input');
    const isHeader = form.matches('header *');
    // Without script, the browser’s validation keeps an empty form here and focuses the field.
    form.noValidate = isHeader;
    form.addEventListener('submit', (event) => {
      const text = input?.value.trim();
      // Browsers resolve /search/. and /search/..: those go as ?q=.
      if (text === '.' || text === '..') return;
      event.preventDefault();
      if (text) search(form.action, text);
      else if (isHeader && document.activeElement !== input) toggle(form);
    });
  }
}

/** On laptops the icon opens and closes the field. */
function toggle(form: HTMLFormElement) {
  const icon = form.querySelector('button');
  const open = !laptop.matches || form.toggleAttribute('data-open');
  if (laptop.matches) icon?.setAttribute('aria-expanded', String(open));
  if (open) form.querySelector('input')?.focus();
  else icon?.blur();
}

function search(action: string, text: string) {
  NProgress.start();
  const address = `${action}/${encodeURIComponent(text)}`;
  const here = location.href.split(/[?#]/, 1)[0] ?? '';
  if (`${here}/`.startsWith(`${action}/`)) location.replace(address);
  else location.assign(address);
}
