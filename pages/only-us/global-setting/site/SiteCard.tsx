import { DataList, Link } from '@radix-ui/themes';
import { Fragment, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { timeZones } from '#lib/site-settings.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import type { Settings } from './SiteForm.tsx';
import { siteTexts as t } from './texts.ts';

// Loaded on the first edit, with all that forms need.
const SiteForm = later(() => import('./SiteForm.tsx'), 'SiteForm');

export function SiteCard({ settings }: { settings: Settings }) {
  const [editing, edit] = useState(false);
  // From a search without a result: …?synonym=xyzzy
  const { synonym } = usePageContext().urlParsed.search;
  useEffect(() => edit(Boolean(synonym)), [synonym]);
  const { name, description, timeZone, language, secondLanguage } = settings;
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
    [t('language'), languageNames[language]],
    ...(secondLanguage === 'none' ? [] : [[t('secondLanguage'), languageNames[secondLanguage]] as const]),
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
      {editing && <SiteForm {...{ settings, synonym }} onClose={() => edit(false)} />}
    </Section>
  );
}
