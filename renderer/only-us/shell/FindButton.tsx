import Search from 'lucide-react/icons/search';
import { Suspense, useEffect, useState } from 'react';
import { isFindKey } from '../ui/find/find-key.ts';
import { later } from '../ui/later.tsx';

// Rarely needed at once: they come when they are asked for.
const Palette = later(() => import('../palette/Palette.tsx').then((file) => ({ default: file.Palette })));
const Shortcuts = later(() =>
  import('../palette/Shortcuts.tsx').then((file) => ({ default: file.Shortcuts })),
);

/** Opens the command palette, as Ctrl+K does outside of texts; `?` lists the keyboard shortcuts. */
export function FindButton() {
  const [opened, open] = useState<'palette' | 'shortcuts' | null>(null);
  const close = () => open(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = isFindKey(event) ? 'palette' : isHelpKey(event) ? 'shortcuts' : null;
      // What a dialog asks comes first.
      if (!asked || event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]'))
        return;
      event.preventDefault();
      open(asked);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-keyshortcuts="Control+K"
        onClick={() => open('palette')}
      >
        <Search size={16} aria-hidden />
        <span>Search</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Suspense>
        {opened === 'palette' && <Palette onClose={close} onShortcuts={() => open('shortcuts')} />}
        {opened === 'shortcuts' && <Shortcuts onClose={close} />}
      </Suspense>
    </>
  );
}

function isHelpKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'));
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
