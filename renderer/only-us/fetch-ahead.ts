import { useEffect } from 'react';
import { prefetch } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';

const pause = 2000; // milliseconds without a key, a press or a turn of the wheel

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation; not in every browser. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches the script of the forms that a list or the dashboard opens, and of the editor, while nobody does anything, so that an
 * entry opens at once on a slow line; the palette, too. Not on a line that is very slow, or where people save data.
 */
export function useFetchAhead(): void {
  const { urlPathname, sidebar } = usePageContext();
  // Forms are below the screens of the sidebar: there somebody writes.
  const isScreen = sidebar.some(({ pathname }) => pathname === urlPathname);
  const added =
    urlPathname === '/only-us/dashboard'
      ? sidebar.flatMap(({ add }) => (add ? [add.route, add.route.replace(/new$/, '1')] : []))
      : [];
  const forms = added.join(' ');
  useEffect(() => {
    if (!isScreen || !isFast()) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.readyState !== 'complete' || !navigator.onLine) return wait();
        abort.abort();
        fetchForms(forms.split(' ')).catch(() => undefined);
      }, pause);
    };
    const options = { signal: abort.signal, capture: true, passive: true };
    for (const type of ['keydown', 'pointerdown', 'wheel']) window.addEventListener(type, wait, options);
    wait();
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isScreen, forms]);
}

function isFast() {
  const { connection = {} } = navigator as { connection?: Connection };
  return !connection.saveData && !connection.effectiveType?.endsWith('2g');
}

async function fetchForms(added: string[]) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/only-us/"]')];
  const forms = [...added, ...links.map(({ pathname }) => pathname)].filter((path) =>
    /\/(\d+|new)$/.test(path),
  );
  const byKind = new Map(forms.map((path) => [path.replace(/\d+$/, ''), path]));
  await Promise.all([...byKind.values()].map((path) => prefetch(path)));
  await import('./ui/palette/Palette.tsx');
  if (forms.length > 0) await import('./ui/rich-text/Editor.tsx');
}
