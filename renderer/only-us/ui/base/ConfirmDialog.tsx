import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { QuietButton } from './QuietButton.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

export interface ConfirmDialogProps {
  title: string;
  description: string;
  confirmLabel: string;
  color?: 'red' | 'orange';
  onConfirm(): Promise<unknown>;
}

interface Props extends ConfirmDialogProps {
  maxWidth?: string;
  otherAction?: ReactNode;
  onClose(): void;
  children?: ReactNode;
}

export function ConfirmDialog(props: Props) {
  const { title, description, confirmLabel, color = 'red', onConfirm, onClose, children } = props;
  useRestoreFocus();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The failed call shows a toast; the dialog stays open for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Content maxWidth={props.maxWidth ?? '440px'}>
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description>{description}</AlertDialog.Description>
        {children}
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <QuietButton>{localize('Cancel')}</QuietButton>
          </AlertDialog.Cancel>
          {props.otherAction}
          <Button color={color} loading={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
