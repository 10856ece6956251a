/** While the menu covers the screen, the page below it can't be reached by keyboard either. */
export function menuDialog(): void {
  const menu = document.getElementById('menu');
  menu?.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const part of menu.parentElement?.children ?? []) {
      if (part !== menu) part.toggleAttribute('inert', open);
    }
  });
  // Back from the next page: without the menu that led there.
  addEventListener('pagehide', () => menu?.matches(':popover-open') && menu.hidePopover());
}
