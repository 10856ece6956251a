import { Box, Button, Card, Flex, Heading } from '@radix-ui/themes';
import Globe from 'lucide-react/icons/globe';
import TrafficCone from 'lucide-react/icons/traffic-cone';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
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
        {maintenance ? <GoLive /> : <TurnMaintenanceOn />}
      </Flex>
    </Card>
  );
}

export function GoLive({ size = '3' }: { size?: '2' | '3' }) {
  const { mutateAsync } = api.site.publish.useMutation(useChange('wentLive'));
  return (
    <ConfirmButton
      title={t('goLiveTitle')}
      description={t('goLiveText')}
      confirmLabel={t('goLive')}
      color="orange"
      onConfirm={() => mutateAsync()}
    >
      <Button size={size}>{t('goLive')}</Button>
    </ConfirmButton>
  );
}

function TurnMaintenanceOn() {
  const { mutateAsync } = api.site.unpublish.useMutation(useChange('closed'));
  return (
    <ConfirmButton
      title={t('closeTitle')}
      description={t('closeText')}
      confirmLabel={t('close')}
      onConfirm={() => mutateAsync()}
    >
      <QuietButton size="2">{t('close')}</QuietButton>
    </ConfirmButton>
  );
}

function useChange(done: 'wentLive' | 'closed') {
  const { invalidate } = api.useUtils().site;
  return {
    async onSuccess() {
      await invalidate();
      toast(t(done), 'success');
    },
  };
}
