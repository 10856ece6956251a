import type { ReactNode } from 'react';
import { type ContentType, nounsOf } from '#lib/content-type.ts';
import { localize } from '#lib/interface-language.ts';
import { DialogFooter, OpenDialog } from '../base/OpenDialog.tsx';

interface Props {
  type: Pick<ContentType, 'noun' | 'nouns'>;
  opened: string | null;
  isKnown: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The open entry of a list, or that it doesn't exist. */
export function OpenedDialog({ type, opened, isKnown, onClose, children }: Props) {
  if (opened === null) return null;
  if (isKnown || opened === 'new') return children;
  const { noun } = nounsOf(type);
  return (
    <OpenDialog title={localize('This {noun} doesn’t exist', { noun })} maxWidth="420px" onClose={onClose}>
      <DialogFooter onClose={onClose} />
    </OpenDialog>
  );
}
