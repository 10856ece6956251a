import { Button, Dialog, Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { CopyField } from '#renderer/only-us/ui/CopyField.tsx';
import { useRestoreFocus } from '#renderer/only-us/ui/use-restore-focus.ts';
import type { PasswordLink } from './account.ts';

interface LinkDialogProps {
  link: PasswordLink;
  name: string;
  /** Is it the account's first password? */
  first: boolean;
  onClose(): void;
}

/** The link through which somebody chooses a password, to be handed over by the administrator. */
export function LinkDialog({ link: { url, expiresAt }, name, first, onClose }: LinkDialogProps) {
  const { timeZone } = usePageContext().site;
  const restoreFocus = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content maxWidth="560px" onCloseAutoFocus={restoreFocus}>
        <Dialog.Title>{t(first ? 'inviteTitle' : 'resetTitle', { name })}</Dialog.Title>
        <Dialog.Description mb="4">
          {t('linkText', { name })} {!first && t('resetText')}
        </Dialog.Description>
        <CopyField label={t('link')} value={url} />
        <Text as="p" size="2" color="gray" mt="2">
          {t('linkUntil', { until: formatDateTime(expiresAt, timeZone) })}
        </Text>
        <Flex mt="5" justify="end">
          <Dialog.Close>
            <Button>{t('done')}</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
