import { Kbd } from '@radix-ui/themes';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { later } from '../ui/base/later.tsx';
import { QuietButton } from '../ui/base/QuietButton.tsx';
import { useWindowEvent } from '../ui/base/use-window-event.ts';
import { isFindKey } from '../ui/palette/find-key.ts';

// Rarely needed at once: they come when they are asked for.
const Palette = later(() => import('../ui/palette/Palette.tsx'), 'Palette');
const Shortcuts = later(() => import('../ui/palette/Shortcuts.tsx'), 'Shortcuts');

/**
 * Opens the command palette, as Ctrl+K does outside of texts; `?` lists the keyboard shortcuts. Listens for those of lists, too:
 * what has `aria-keyshortcuts` is focused or clicked, and `e` opens the row with the focus.
 */
export function FindButton() {
  const [opened, open] = useState<'palette' | 'shortcuts' | null>(null);
  const close = () => open(null);
  useWindowEvent('keydown', (event) => {
    // An open dialog comes first.
    if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const isShort = isShortKey(event);
    const asked = isFindKey(event) ? 'palette' : isShort && event.key === '?' ? 'shortcuts' : null;
    const control = isShort && !asked ? controlFor(event.key) : null;
    if (!asked && !control) return;
    event.preventDefault();
    if (asked) open(asked);
    else if (control instanceof HTMLInputElement) control.focus();
    else control?.click();
  });
  return (
    <>
      <QuietButton className="find-button" aria-keyshortcuts="Control+K" onClick={() => open('palette')}>
        <Search size={16} aria-hidden /> {localize('Search')}
        <Kbd className="from-1100" aria-hidden>
          Ctrl K
        </Kbd>
      </QuietButton>
      {opened === 'palette' && <Palette onClose={close} onShortcuts={() => open('shortcuts')} />}
      {opened === 'shortcuts' && <Shortcuts onClose={close} />}
    </>
  );
}

function controlFor(key: string): HTMLElement | null {
  if (key !== 'e') return document.querySelector(`main [aria-keyshortcuts="${CSS.escape(key)}"]`);
  return (
    document.activeElement?.closest('main :is(article, tr)')?.querySelector<HTMLElement>('.open-link, a') ??
    null
  );
}

/** Whether it is a key alone, outside of a field. */
function isShortKey({ ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'));
  return !ctrlKey && !metaKey && !altKey && !isTyping;
}
