import { Badge, Box, Button, Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import type { Session } from './account.ts';
import { browserName } from './browser-name.ts';

/** One browser that is signed in: which, from where, since when. */
export function SessionRow({ session }: { session: Session }) {
  const { browser, address, createdAt, current } = session;
  const { timeZone } = usePageContext().site;
  const words = [address, t('since', { since: formatDateTime(createdAt, timeZone) })];
  return (
    <Flex className="row" align="center" gap="3">
      <Box>
        <Flex align="center" gap="2">
          <Text weight="medium">{browserName(browser)}</Text> {current && <Badge>{t('thisOne')}</Badge>}
        </Flex>
        <Text as="div" size="2" color="gray">
          {words.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Box ml="auto">
        <EndSession session={session} />
      </Box>
    </Flex>
  );
}

function EndSession({ session: { id, browser, current } }: { session: Session }) {
  const utils = api.useUtils();
  const end = api.user.endSession.useMutation({
    onSuccess: () => toast(t('ended'), 'success'),
    onSettled: () => utils.user.invalidate(),
  });
  const button = (
    <Button
      variant="soft"
      color="gray"
      loading={end.isPending}
      aria-label={t('endOne', { browser: browserName(browser) })}
      onClick={current ? undefined : () => end.mutate({ id })}
    >
      {t('end')}
    </Button>
  );
  if (!current) return button;
  return (
    <ConfirmButton
      title={t('endOwnTitle')}
      description={t('endOwnText')}
      confirmLabel={t('end')}
      onConfirm={() => end.mutateAsync({ id })}
    >
      {button}
    </ConfirmButton>
  );
}
