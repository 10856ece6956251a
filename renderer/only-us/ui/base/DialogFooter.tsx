import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { localize } from '#lib/interface-language.ts';
import { QuietButton } from './QuietButton.tsx';

interface Props {
  onClose(): void;
  cancel?: string;
  children?: ReactNode;
}

/** The actions of a dialog and 'Cancel'; without any, 'Close'. */
export function DialogFooter({ onClose, cancel = localize('Cancel'), children }: Props) {
  return (
    <Flex gap="3" mt="5" justify="end" wrap="wrap">
      <QuietButton onClick={onClose}>{children ? cancel : localize('Close')}</QuietButton>
      {children}
    </Flex>
  );
}
