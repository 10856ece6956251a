/** Makes large pictures, `#picture-7`, dialogs with arrow keys and swipes, which Back closes; CSS shows them without script. */
export default function largeView(): void {
  const views = document.querySelectorAll<HTMLDialogElement>('.large-view');
  if (views.length === 0) return;
  document.documentElement.dataset.script = '';
  // Whether it was opened on this page: then Back closes it.
  let openedHere = false;
  // The last used control, which keeps the focus.
  let control = '';

  const show = () => {
    const wanted = [...views].find(isWanted);
    for (const view of views) if (view !== wanted) view.close();
    if (!wanted || wanted.open) return;
    wanted.showModal();
    if (control) wanted.querySelector<HTMLElement>(`[rel="${control}"]`)?.focus();
    control = '';
    for (const { hash } of linksOf(wanted)) {
      const image = document.querySelector<HTMLImageElement>(`${hash} img`);
      if (image) image.loading = 'eager';
    }
  };

  // Replaces the history entry, so that one step back leaves the view. Shown at once, or a quick second key would start
  // from the previous picture.
  const turn = (link: HTMLAnchorElement | undefined) => {
    if (!link) return;
    location.replace(link.hash);
    show();
  };

  const leave = (view: HTMLDialogElement) => {
    if (!isWanted(view)) return;
    if (openedHere) history.back();
    else history.replaceState(null, '', location.pathname + location.search);
    document.querySelector<HTMLElement>(`:not(dialog *)[href="#${view.id}"]`)?.focus();
  };

  for (const view of views) {
    view.addEventListener('close', () => leave(view));
    view.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      if (!link.rel) return view.close();
      control = link.rel;
      turn(link);
    });
    onSwipe(view, (toLeft) => turn(linksOf(view)[toLeft ? 1 : 0]));
  }

  // On the document: Tab after the last link leaves the dialog. Alt and an arrow is the browser’s Back.
  addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
    const [previous, next] = linksOf([...views].find(({ open }) => open));
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') turn(previous);
    if (key === 'ArrowRight') turn(next);
  });

  addEventListener('hashchange', ({ oldURL }) => {
    if (!new URL(oldURL).hash.startsWith('#picture-')) openedHere = true;
    show();
  });
  show();
}

function isWanted(view: HTMLDialogElement) {
  return `#${view.id}` === location.hash;
}

function linksOf(view: HTMLDialogElement | undefined) {
  return [...(view?.querySelectorAll<HTMLAnchorElement>('a[rel]') ?? [])];
}

function onSwipe(view: HTMLElement, swiped: (toLeft: boolean) => void) {
  let from: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    from = touches.length === 1 ? touches[0] : undefined;
  };
  view.addEventListener('touchstart', start, { passive: true });
  view.addEventListener('touchend', ({ changedTouches: [to] }) => {
    if (!from || !to || (visualViewport?.scale ?? 1) > 1.05) return;
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0);
  });
}
