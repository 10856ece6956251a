import { DataList, Link } from '@radix-ui/themes';
import { Fragment, useState } from 'react';
import { timeZones } from '#lib/site-settings.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { siteTexts as t } from './texts.ts';

// Loaded on the first edit, with all that forms need.
const SiteSettingsDialog = later(
  () => import('#renderer/only-us/ui/entry/SiteSettingsDialog.tsx'),
  'SiteSettingsDialog',
);

const fields = ['description', 'timeZone'] as const;

export function SiteCard({ settings }: { settings: Outputs['site']['get'] }) {
  const [editing, edit] = useState(false);
  const { name, description, timeZone } = settings;
  const brand = <Link href="/only-us/global-setting/brand">{t('toBrand')}</Link>;
  const facts = [
    [
      t('name'),
      <Fragment key="name">
        {name} · {brand}
      </Fragment>,
    ],
    [t('description'), description || t('noDescription')],
    [t('timeZone'), timeZones[timeZone as keyof typeof timeZones] ?? timeZone],
  ] as const;
  return (
    <Section
      title={t('title')}
      gap="3"
      action={
        <QuietButton aria-label={t('editAll')} onClick={() => edit(true)}>
          {t('edit')}
        </QuietButton>
      }
    >
      <DataList.Root orientation="vertical" className="site-settings">
        {facts.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.Label>{label}</DataList.Label>
            <DataList.Value>{value}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      {editing && <SiteSettingsDialog title={t('title')} fields={fields} onClose={() => edit(false)} />}
    </Section>
  );
}
