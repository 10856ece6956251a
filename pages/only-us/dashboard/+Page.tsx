import './dashboard.css';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { AreaCard } from './AreaCard.tsx';
import { attentionIn } from './attention.ts';
import { BackupCard } from './BackupCard.tsx';
import { LastChanges } from './LastChanges.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { PreviewLinkCard } from './PreviewLinkCard.tsx';
import { ScheduledCard } from './ScheduledCard.tsx';
import { SiteCard } from './SiteCard.tsx';
import { VisitorsCard } from './VisitorsCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { WeeksCard } from './WeeksCard.tsx';

/** Where everybody lands after signing in: what visitors see, what needs attention and what changed. */
export default function Page() {
  const { user, site } = usePageContext();
  const { data: settings } = api.site.get.useQuery();
  const { data: summary } = api.site.getSummary.useQuery();
  return (
    <div className="dashboard">
      {summary?.waiting.map((waiting) => (
        <WaitingCard key={waiting.route} waiting={waiting} />
      ))}
      {settings && user?.role === 'administrator' && (
        <VisitorsCard maintenance={settings.maintenance} address={site.address} />
      )}
      {settings && summary && <NeedsAttention items={attentionIn(summary, settings.timeZone)} />}
      {settings && summary && <ScheduledCard changes={summary.scheduled} timeZone={settings.timeZone} />}
      {settings && user?.role === 'administrator' && (
        <div className="dashboard-row">
          <SiteCard settings={settings} />
          <PreviewLinkCard maintenance={settings.maintenance} timeZone={settings.timeZone} />
          <BackupCard timeZone={settings.timeZone} />
        </div>
      )}
      {settings && summary && (
        <>
          <div className="dashboard-row dashboard-areas">
            {summary.areas.map((area) => (
              <AreaCard key={area.route} area={area} />
            ))}
          </div>
          <WeeksCard areas={summary.areas} weeks={summary.weeks} />
          <LastChanges areas={summary.areas} timeZone={settings.timeZone} />
        </>
      )}
    </div>
  );
}
