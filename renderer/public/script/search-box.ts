import { startProgress } from './progress-bar.ts';

const laptop = matchMedia('(min-width: 64rem)');

/** Spec §2: Enter or the icon goes to /search/{query}; on laptops the icon first opens the field and closes it again. */
export function searchBox(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search]');
  const input = form?.querySelector('input');
  const icon = form?.querySelector('button');
  if (!form || !input || !icon) return;

  // Without script the browser's own check keeps an empty form here and opens the field by putting the cursor in.
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    const text = input.value.trim();
    // Browsers take /search/. and /search/.. for other addresses: those words go as ?q=.
    if (text === '.' || text === '..') return;
    event.preventDefault();
    if (text) search(text);
    else if (document.activeElement !== input) toggle();
  });

  function toggle() {
    const open = laptop.matches ? form?.toggleAttribute('data-open') : true;
    if (laptop.matches) icon?.setAttribute('aria-expanded', String(open));
    if (open) input?.focus();
    else icon?.blur();
  }
}

function search(text: string) {
  startProgress();
  const address = `/search/${encodeURIComponent(text)}`;
  if (/^\/search(\/|$)/.test(location.pathname)) location.replace(address);
  else location.assign(address);
}
