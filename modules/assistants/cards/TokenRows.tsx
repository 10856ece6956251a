import '#renderer/only-us/ui/base/rows.css';
import { Box, Flex, Text } from '@radix-ui/themes';
import Bot from 'lucide-react/icons/bot';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/assistants/texts.ts';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';

type Token = Outputs['accessToken']['getAll'][number];

/** Access tokens, which can be revoked here. `withOwners`: of several people. */
export function TokenRows({ tokens, withOwners = false }: { tokens: Token[]; withOwners?: boolean }) {
  const { timeZone } = usePageContext().site;
  const revoked = useRefetch(({ accessToken }) => accessToken, t('revoked'));
  const { mutateAsync } = api.accessToken.revoke.useMutation(revoked);
  const at = (date: Date) => spokenTime(date, timeZone);
  const factsOf = ({ owner, rights, expiresAt, usedAt }: Token) => [
    ...(withOwners ? [owner] : []),
    [t('reads'), ...rights.map((right) => t(`${right}Short`))].join(', '),
    t(expiresAt < new Date() ? 'expired' : 'until', { at: at(expiresAt) }),
    usedAt ? t('used', { at: at(usedAt) }) : t('unused'),
  ];
  return (
    <ul className="panel rows">
      {tokens.map((token) => (
        <li key={token.id} className="row">
          <Flex align="center" gap="3" wrap="wrap">
            <Bot size={20} aria-hidden />
            <Box minWidth="0" flexBasis="208px" flexGrow="1">
              <Text weight="medium">{token.name}</Text>
              <Muted as="div">{factsOf(token).join(' · ')}</Muted>
            </Box>
            <ConfirmButton
              title={t('revokeTitle', { name: token.name })}
              description={t('revokeText')}
              confirmLabel={t('revoke')}
              onConfirm={() => mutateAsync({ id: token.id })}
            >
              <QuietButton aria-label={t('revokeNamed', { name: token.name })}>{t('revoke')}</QuietButton>
            </ConfirmButton>
          </Flex>
        </li>
      ))}
    </ul>
  );
}
