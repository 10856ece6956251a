import { Dialog, VisuallyHidden } from '@radix-ui/themes';
import { useState } from 'react';
import { Finder } from '../ui/find/Finder.tsx';
import { useRestoreFocus } from '../ui/use-restore-focus.ts';
import { type Command, useCommands } from './commands.ts';
import { t } from './texts.ts';

interface Props {
  onShortcuts(): void;
  onClose(): void;
}

/** Finds screens, entries and actions by their names, and opens them. */
export function Palette({ onShortcuts, onClose }: Props) {
  const [typed, type] = useState('');
  const restoreFocus = useRestoreFocus();
  const { commands, error, isSettled } = useCommands(typed, onShortcuts);
  const carryOut = ({ run }: Command) => {
    onClose();
    run();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        maxWidth="620px"
        aria-describedby={undefined}
        onCloseAutoFocus={restoreFocus}
        className="palette"
      >
        <VisuallyHidden>
          <Dialog.Title>{t('title')}</Dialog.Title>
        </VisuallyHidden>
        <Finder
          label={t('title')}
          isLabelHidden
          placeholder={t('placeholder')}
          typed={typed}
          onType={type}
          options={commands}
          isSettled={isSettled}
          picksFirst
          onPick={carryOut}
          error={error ?? undefined}
          status={isSettled && !error && typed.trim() ? t('found', { count: commands.length }) : ''}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
