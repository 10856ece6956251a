/** While the menu covers the screen, the page below it can't be reached by keyboard either. */
export function menuDialog(): void {
  const menu = document.getElementById('menu');
  const cover = (covered: boolean) => {
    for (const part of menu?.parentElement?.children ?? []) {
      if (part !== menu) part.toggleAttribute('inert', covered);
    }
  };
  menu?.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') cover(true);
  });
  // Before it is closed: the browser gives the focus back to the button, which must be able to take it.
  menu?.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') cover(false);
  });
  // Back from the next page: without the menu that led there.
  addEventListener('pagehide', () => menu?.matches(':popover-open') && menu.hidePopover());
}
