import Redo from 'lucide-react/icons/redo-2';
import UndoIcon from 'lucide-react/icons/undo-2';
import { useStored } from '#renderer/only-us/external-store.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { QuietIconButton } from '../base/QuietButton.tsx';
import { useWindowEvent } from '../base/use-window-event.ts';
import { t } from '../working-copy/texts.ts';
import type { Undo } from './undo.ts';

// They have an undo of their own, or lie over the form.
const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** Undo and redo over a whole form, also with Ctrl/Cmd+Z and Ctrl/Cmd+Shift+Z outside of its texts. */
export function UndoButtons({ undo }: { undo: Undo }) {
  const { done, undone } = useStored(undo);
  const take = (direction: 'undo' | 'redo') => {
    if (undo[direction]().length > 0) toast(t('changedSince'), 'info', { text: t('changedSinceText') });
  };
  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
    if (defaultPrevented || !(ctrlKey || metaKey) || !/^[zy]$/i.test(key)) return;
    if (target instanceof Element && target.closest(elsewhere)) return;
    event.preventDefault();
    take(shiftKey || key === 'y' ? 'redo' : 'undo');
  });
  const button = (direction: 'undo' | 'redo', count: number, Icon: typeof Redo) => (
    <QuietIconButton
      label={t(direction)}
      title={t(`${direction}Keys`)}
      disabled={count === 0}
      onClick={() => take(direction)}
    >
      <Icon size={16} aria-hidden />
    </QuietIconButton>
  );
  return (
    <>
      {button('undo', done.length, UndoIcon)}
      {button('redo', undone.length, Redo)}
    </>
  );
}
