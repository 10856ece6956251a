import { useState } from 'react';
import { OpenDialog } from '../OpenDialog.tsx';
import { type Command, useCommands } from './commands.ts';
import { Finder } from './Finder.tsx';
import { t } from './texts.ts';

interface Props {
  onShortcuts(): void;
  onClose(): void;
}

/** Finds screens, entries and actions by their names, and opens them. */
export function Palette({ onShortcuts, onClose }: Props) {
  const [typed, type] = useState('');
  const { commands, error, isSettled } = useCommands(typed, onShortcuts);
  const carryOut = ({ run }: Command) => {
    onClose();
    run();
  };
  return (
    <OpenDialog title={t('title')} isTitleHidden maxWidth="620px" className="palette" onClose={onClose}>
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
    </OpenDialog>
  );
}
