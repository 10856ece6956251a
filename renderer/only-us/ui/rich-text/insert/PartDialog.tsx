import { Button, Flex } from '@radix-ui/themes';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { DialogFooter } from '#renderer/only-us/ui/DialogFooter.tsx';
import { OpenDialog } from '#renderer/only-us/ui/OpenDialog.tsx';
import { t } from '../texts.ts';

interface Props {
  title: string;
  maxWidth?: string;
  isNew: boolean;
  onSave(): void;
  onClose(): void;
  /** Its button that inserts or changes the part. */
  submit?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

export function PartDialog(props: Props) {
  const { title, maxWidth = '480px', isNew, onSave, onClose, submit, children } = props;
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the form around it in React's tree would be sent
    onSave();
  };
  return (
    <OpenDialog title={title} maxWidth={maxWidth} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <Flex direction="column" gap="4">
          {children}
        </Flex>
        <DialogFooter onClose={onClose}>
          <Button ref={submit} type="submit">
            {isNew ? t('insertPart') : t('apply')}
          </Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  );
}
