import '#renderer/only-us/ui/base/rows.css';
import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import Bot from 'lucide-react/icons/bot';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/assistants/texts.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';

type Token = Outputs['accessToken']['getAll'][number];

interface Props {
  tokens: Token[];
  /** Whether they are of several people. */
  withOwners?: boolean;
  onRevoke(id: string): Promise<unknown>;
}

export function TokenRows({ tokens, withOwners = false, onRevoke }: Props) {
  return (
    <ul className="panel rows">
      {tokens.map((token) => (
        <li key={token.id} className="row">
          <Flex align="center" gap="3" justify="between" wrap="wrap">
            <Flex align="center" gap="3" minWidth="0">
              <Bot size={20} aria-hidden />
              <Box minWidth="0">
                <Text weight="medium">{token.name}</Text>
                {withOwners && (
                  <>
                    {' '}
                    <Badge color="gray">{token.owner}</Badge>
                  </>
                )}
                <Facts token={token} />
              </Box>
            </Flex>
            <ConfirmButton
              title={t('revokeTitle', { name: token.name })}
              description={t('revokeText')}
              confirmLabel={t('revoke')}
              onConfirm={() => onRevoke(token.id)}
            >
              <QuietButton aria-label={t('revokeNamed', { name: token.name })}>{t('revoke')}</QuietButton>
            </ConfirmButton>
          </Flex>
        </li>
      ))}
    </ul>
  );
}

function Facts({ token: { rights, expiresAt, usedAt } }: { token: Token }) {
  const { timeZone } = usePageContext().site;
  const at = (date: Date) => spokenTime(date, timeZone);
  const may = rights.map((right) => t(`${right}Short`));
  const facts = [
    [t('reads'), ...may].join(', '),
    t(expiresAt < new Date() ? 'expired' : 'until', { at: at(expiresAt) }),
    usedAt ? t('used', { at: at(usedAt) }) : t('unused'),
  ];
  return <Muted as="div">{facts.join(' · ')}</Muted>;
}
