import { Grid, Link } from '@radix-ui/themes';
import { api } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Fact, SettingsCard } from '#renderer/only-us/ui/entry/SiteSettings.tsx';
import { PreviewLinkCard } from './PreviewLinkCard.tsx';
import { siteTexts as t } from './texts.ts';
import { VisitorsCard } from './VisitorsCard.tsx';

export default function Page() {
  const query = api.site.get.useQuery();
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { name, maintenance, timeZone } = query.data;
  return (
    <Grid gap="5">
      <VisitorsCard maintenance={maintenance} />
      <Grid columns="repeat(auto-fit, minmax(260px, 1fr))" gap="5">
        <SettingsCard title={t('title')} editLabel={t('editAll')} fields={['description', 'timeZone']}>
          <Fact label={t('name')}>
            {name} · <Link href="/only-us/global-setting/brand">{t('toBrand')}</Link>
          </Fact>
        </SettingsCard>
        <PreviewLinkCard maintenance={maintenance} timeZone={timeZone} />
      </Grid>
    </Grid>
  );
}
