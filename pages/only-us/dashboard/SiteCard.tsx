import { Button, Card, Flex, Heading } from '@radix-ui/themes';
import { Suspense, useState } from 'react';
import { languageNames } from '#lib/language.ts';
import { timeZones } from '#lib/time-zones.ts';
import { later } from '#renderer/only-us/ui/later.tsx';
import type { Settings } from './SiteForm.tsx';
import { siteTexts as t } from './texts.ts';

// Loaded on the first edit, with all that forms need.
const SiteForm = later(() => import('./SiteForm.tsx').then((file) => ({ default: file.SiteForm })));

/** The site's name, description, time zone and language. */
export function SiteCard({ settings }: { settings: Settings }) {
  const [editing, edit] = useState(false);
  const { name, description, timeZone, language } = settings;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="site">
        <Flex justify="between" align="center" gap="4">
          <Heading as="h2" size="4" id="site">
            {t('title')}
          </Heading>
          <Button variant="soft" color="gray" aria-label={t('editAll')} onClick={() => edit(true)}>
            {t('edit')}
          </Button>
        </Flex>
        <dl className="site-settings">
          <dt>{t('name')}</dt>
          <dd>
            {name} · <a href="/only-us/global-setting/brand">{t('toBrand')}</a>
          </dd>
          <dt>{t('description')}</dt>
          <dd>{description || t('noDescription')}</dd>
          <dt>{t('timeZone')}</dt>
          <dd>{timeZones[timeZone as keyof typeof timeZones] ?? timeZone}</dd>
          <dt>{t('language')}</dt>
          <dd>{languageNames[language]}</dd>
        </dl>
        {editing && (
          <Suspense>
            <SiteForm settings={settings} onClose={() => edit(false)} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}
