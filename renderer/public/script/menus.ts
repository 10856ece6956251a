export default function menus(): void {
  menuDialog();
  submenus();
}

// Makes the page inert while the menu covers it.
function menuDialog() {
  const menu = document.getElementById('menu');
  const cover = (covered: boolean) => {
    for (const part of menu?.parentElement?.children ?? []) {
      if (part !== menu) part.toggleAttribute('inert', covered);
    }
  };
  const isOpen = () => menu?.matches(':popover-open');
  const close = () => isOpen() && menu?.hidePopover();
  menu?.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') cover(true);
  });
  // Before it closes: the browser returns the focus to the button, which must be focusable.
  menu?.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') cover(false);
  });
  // After rotation, a phone may show the menu in the header: then it has no button.
  const button = document.querySelector<HTMLElement>('.menu-button');
  addEventListener('resize', () => isOpen() && (button?.offsetParent || close()));
  // Closed when coming back from the next page.
  addEventListener('pagehide', close);
}

// Closes an open submenu on a click, focus or Escape elsewhere.
function submenus() {
  const close = ({ target }: Event) => {
    const open = document.querySelector<HTMLDetailsElement>('.menu-group[open]');
    if (open && !open.contains(target as Node)) open.open = false;
  };
  addEventListener('pointerdown', close);
  addEventListener('focusin', close);
  addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLDetailsElement>('.menu-group[open]');
    if (key !== 'Escape' || !open) return;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    open.open = false;
  });
}
