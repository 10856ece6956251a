import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { localize } from '#lib/interface-language.ts';
import { QuietButton } from './QuietButton.tsx';

/** The actions of a dialog and 'Cancel'; without any, 'Close'. */
export function DialogFooter({ onClose, children }: { onClose(): void; children?: ReactNode }) {
  return (
    <Flex gap="3" mt="5" justify="end" wrap="wrap">
      <QuietButton onClick={onClose}>{localize(children ? 'Cancel' : 'Close')}</QuietButton>
      {children}
    </Flex>
  );
}
