/** Closes an open submenu on a click, focus or Escape elsewhere. */
export function submenus(): void {
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
