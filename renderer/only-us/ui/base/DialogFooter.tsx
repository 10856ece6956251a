import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { localize } from '#lib/interface-language.ts';
import { QuietButton } from './QuietButton.tsx';

interface Props {
  onClose(): void;
  /** Its actions; without any, the button says 'Close'. */
  children?: ReactNode;
}

export function DialogFooter({ onClose, children }: Props) {
  return (
    <Flex gap="3" mt="5" justify="end" wrap="wrap">
      <QuietButton onClick={onClose}>{localize(children ? 'Cancel' : 'Close')}</QuietButton>
      {children}
    </Flex>
  );
}
