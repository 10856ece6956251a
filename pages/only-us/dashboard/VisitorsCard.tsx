import { Button, Card, Heading, Text } from '@radix-ui/themes';
import Globe from 'lucide-react/icons/globe';
import TrafficCone from 'lucide-react/icons/traffic-cone';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';

/** Whether visitors see the site, and the button that changes it. */
export function VisitorsCard({ maintenance, address }: { maintenance: boolean; address: string }) {
  return (
    <Card className="visitors" size="3" data-maintenance={maintenance || undefined}>
      <span className="visitors-sign" aria-hidden>
        {maintenance ? <TrafficCone size={22} /> : <Globe size={22} />}
      </span>
      <div className="visitors-words">
        <Heading as="h2" size="4">
          {maintenance ? 'Visitors see the maintenance page' : 'The site is live'}
        </Heading>
        <Text as="p" color="gray" size="2" mt="1">
          {maintenance
            ? 'Only you and others who are signed in see the real pages. Go live when they are ready.'
            : `Everybody sees it at ${address.replace(/^https?:\/\//, '')}.`}
        </Text>
      </div>
      {maintenance ? <GoLive /> : <TurnMaintenanceOn />}
    </Card>
  );
}

function GoLive() {
  const { refetch } = api.site.get.useQuery();
  const publish = api.site.publish.useMutation({
    async onSuccess() {
      await refetch();
      toast('The site is live.', 'success');
    },
  });
  return (
    <ConfirmButton
      title="Go live?"
      description="From now on everybody sees the site instead of the maintenance page."
      confirmLabel="Go live"
      color="orange"
      onConfirm={() => publish.mutateAsync()}
    >
      <Button size="3">Go live</Button>
    </ConfirmButton>
  );
}

function TurnMaintenanceOn() {
  const { refetch } = api.site.get.useQuery();
  const unpublish = api.site.unpublish.useMutation({
    async onSuccess() {
      await refetch();
      toast('Visitors see the maintenance page.', 'success');
    },
  });
  return (
    <ConfirmButton
      title="Turn maintenance on?"
      description="Visitors will see the maintenance page instead of the site until you go live again."
      confirmLabel="Turn maintenance on"
      onConfirm={() => unpublish.mutateAsync()}
    >
      <Button size="2" variant="soft" color="gray">
        Turn maintenance on
      </Button>
    </ConfirmButton>
  );
}
