import { Button, Flex, Grid, Link } from '@radix-ui/themes';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { CopyField } from '#renderer/only-us/ui/base/CopyField.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { Fact, SettingsCard } from '#renderer/only-us/ui/entry/SiteSettings.tsx';
import { previewTexts as preview, siteTexts as t } from './texts.ts';
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

function PreviewLinkCard({ maintenance, timeZone }: { maintenance: boolean; timeZone: string }) {
  const create = api.site.createPreviewLink.useMutation();
  const revoke = api.site.revokePreviewLinks.useMutation({
    onSuccess() {
      create.reset();
      toast(preview('revoked'), 'success');
    },
  });
  const link = create.data;
  return (
    <Section title={preview('title')} hint={preview(maintenance ? 'text' : 'notNeeded')}>
      {link && (
        <>
          <CopyField label={preview('title')} value={link.url} />
          <Muted mt="1">{preview('expires', { date: spokenTime(link.expiresAt, timeZone) })}</Muted>
        </>
      )}
      <Flex gap="4" mt={link && '3'} align="center">
        <QuietButton loading={create.isPending} onClick={() => create.mutate()}>
          {preview(link ? 'createAnother' : 'create')}
        </QuietButton>
        <ConfirmButton
          title={preview('revokeTitle')}
          description={preview('revokeText')}
          confirmLabel={preview('revoke')}
          onConfirm={() => revoke.mutateAsync()}
        >
          <Button variant="ghost" color="gray">
            {preview('revoke')}
          </Button>
        </ConfirmButton>
      </Flex>
    </Section>
  );
}
