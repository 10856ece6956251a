import './site.css';
import { Grid } from '@radix-ui/themes';
import { api } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { PreviewLinkCard } from './PreviewLinkCard.tsx';
import { SiteCard } from './SiteCard.tsx';
import { siteTexts } from './texts.ts';
import { VisitorsCard } from './VisitorsCard.tsx';

export default function Page() {
  const query = api.site.get.useQuery();
  if (!query.data) return <NotLoaded title={siteTexts('failedTitle')} query={query} />;
  const { maintenance, timeZone } = query.data;
  return (
    <Grid gap="5">
      <VisitorsCard maintenance={maintenance} />
      <Grid columns="repeat(auto-fit, minmax(260px, 1fr))" gap="5">
        <SiteCard settings={query.data} />
        <PreviewLinkCard maintenance={maintenance} timeZone={timeZone} />
      </Grid>
    </Grid>
  );
}
