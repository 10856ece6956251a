import './languages.css';
import { DataList, Grid } from '@radix-ui/themes';
import { useState } from 'react';
import { languageNames } from '#lib/language.ts';
import { api } from '#renderer/only-us/api.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { SecondLanguageCard } from './SecondLanguageCard.tsx';
import { t } from './texts.ts';

// Loaded on the first edit, with all that forms need.
const LanguagesForm = later(() => import('./LanguagesForm.tsx'), 'LanguagesForm');

export default function Page() {
  const { data: settings, ...site } = api.site.get.useQuery();
  const { data: second, ...progress } = api.site.getSecondLanguage.useQuery();
  const [isEditing, edit] = useState(false);
  if (!settings || second === undefined)
    return <NotLoaded title={t('failedTitle')} query={settings ? progress : site} />;
  const facts = [
    [t('language'), languageNames[settings.language]],
    [t('secondLanguage'), second ? languageNames[second.language] : t('none')],
  ] as const;
  return (
    <Grid gap="5">
      <Section
        title={t('title')}
        gap="3"
        action={
          <QuietButton aria-label={t('editAll')} onClick={() => edit(true)}>
            {t('edit')}
          </QuietButton>
        }
      >
        <DataList.Root className="language-facts">
          {facts.map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.Label>{label}</DataList.Label>
              <DataList.Value>{value}</DataList.Value>
            </DataList.Item>
          ))}
        </DataList.Root>
        {!second && <Muted mt="3">{t('noneText')}</Muted>}
      </Section>
      {second && <SecondLanguageCard second={second} />}
      {isEditing && <LanguagesForm settings={settings} onClose={() => edit(false)} />}
    </Grid>
  );
}
