import { Box, Button, Card, Flex, Heading } from '@radix-ui/themes';
import Globe from 'lucide-react/icons/globe';
import TrafficCone from 'lucide-react/icons/traffic-cone';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { visitorsTexts as t } from './texts.ts';

export function VisitorsCard({ maintenance }: { maintenance: boolean }) {
  const { address } = usePageContext().site;
  return (
    <Card size="3" data-maintenance={maintenance || undefined}>
      <Flex align="center" gap="20px">
        <span className="card-sign" aria-hidden>
          {maintenance ? <TrafficCone size={22} /> : <Globe size={22} />}
        </span>
        <Box flexGrow="1" flexBasis="0">
          <Heading as="h2" size="4">
            {t(maintenance ? 'closedTitle' : 'liveTitle')}
          </Heading>
          <Muted mt="1">
            {maintenance ? t('closedText') : t('liveText', { address: address.replace(/^https?:\/\//, '') })}
          </Muted>
        </Box>
        {maintenance ? (
          <GoLive />
        ) : (
          <ChangeButton change="close">
            <QuietButton size="2">{t('close')}</QuietButton>
          </ChangeButton>
        )}
      </Flex>
    </Card>
  );
}

export function GoLive({ size = '3' }: { size?: '2' | '3' }) {
  return (
    <ChangeButton change="goLive">
      <Button size={size}>{t('goLive')}</Button>
    </ChangeButton>
  );
}

const doneTexts = { goLive: 'wentLive', close: 'closed' } as const;

interface ChangeProps {
  change: keyof typeof doneTexts;
  children: ReactElement<object>;
}

/** Opens the site to visitors or closes it. */
function ChangeButton({ change, children }: ChangeProps) {
  const { publish: goLive, unpublish: close } = api.site;
  const { mutateAsync } = { goLive, close }[change].useMutation(
    useRefetch(({ site }) => site, t(doneTexts[change])),
  );
  return (
    <ConfirmButton
      title={t(`${change}Title`)}
      description={t(`${change}Text`)}
      confirmLabel={t(change)}
      color={change === 'goLive' ? 'orange' : 'red'}
      onConfirm={() => mutateAsync()}
    >
      {children}
    </ConfirmButton>
  );
}
