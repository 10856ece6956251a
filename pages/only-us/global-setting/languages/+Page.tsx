import { Badge, Button, Flex, Grid, Link, Progress, Text } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageName } from '#lib/interface-language.ts';
import { languageNames } from '#lib/language.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import type { MenuItem } from '#renderer/only-us/ui/base/OpenedMenu.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { RowMenu } from '#renderer/only-us/ui/base/RowMenu.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { SettingsCard } from '#renderer/only-us/ui/entry/SiteSettings.tsx';
import { OpenTranslations, type SecondLanguage } from './OpenTranslations.tsx';
import { t } from './texts.ts';

export default function Page() {
  const { data: second, ...query } = api.site.getSecondLanguage.useQuery();
  if (second === undefined) return <NotLoaded title={t('failedTitle')} query={query} />;
  return (
    <Grid gap="5">
      <SettingsCard
        title={t('title')}
        editLabel={t('editAll')}
        hint={second ? undefined : t('noneText')}
        fields={['language', 'secondLanguage']}
      />
      {second && <SecondLanguageCard second={second} />}
    </Grid>
  );
}

const PublishLanguage = later(() => import('./PublishLanguage.tsx'), 'PublishLanguage');

// The actions of a module in the menu of the second language. They may show a dialog; null closes it.
const moduleActions = Object.values(
  import.meta.glob<(show: (dialog: ReactNode) => void) => MenuItem[]>('/modules/*/cards/language.tsx', {
    eager: true,
    import: 'default',
  }),
);

/** Translation progress of a language, and its publication. */
function SecondLanguageCard({ second }: { second: SecondLanguage }) {
  const { isPublic, translated, total, needed, missing, outdated } = second;
  const { address } = usePageContext().site;
  const language = languageNames[second.language];
  const path = `/${second.language}`;
  const state = (
    <Badge size="2" color={isPublic ? 'green' : 'amber'} highContrast>
      {t(isPublic ? 'public' : 'prepared')}
    </Badge>
  );
  return (
    <Section
      title={language}
      beside={state}
      hint={
        isPublic
          ? t('publicText', { address: address.replace(/^https?:\/\//, '') + path })
          : t('preparedText')
      }
      action={<Actions second={second} path={path} />}
    >
      <Text as="p" size="2" mb="2">
        {t('count', { translated, total })}
      </Text>
      <Progress value={translated} max={Math.max(total, 1)} aria-label={language} />
      <OpenTranslations title={t(isPublic ? 'neededOnPages' : 'needed')} open={needed} />
      {missing + outdated > 0 && (
        <Text as="p" size="2" mt="4">
          <Link href="/only-us/translations">{t('open', { missing, outdated })}</Link>
        </Text>
      )}
    </Section>
  );
}

function Actions({ second, path }: { second: SecondLanguage; path: string }) {
  const language = languageName(second.language);
  const [dialog, show] = useState<ReactNode>(null);
  const { mutateAsync: unpublish } = api.site.unpublishLanguage.useMutation(
    useRefetch(({ site }) => site, t('unpublished', { language })),
  );
  const close = () => show(null);
  const question = (
    <ConfirmDialog
      title={t('unpublishTitle', { language })}
      description={t('unpublishText')}
      confirmLabel={t('unpublish')}
      onConfirm={() => unpublish()}
      onClose={close}
    />
  );
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <QuietButton asChild>
        <a href={path} target="_blank" rel="noreferrer">
          {t(second.isPublic ? 'view' : 'preview')}
        </a>
      </QuietButton>
      {!second.isPublic && (
        <Button
          onClick={() => show(<PublishLanguage second={second} onClose={close} />)}
          aria-haspopup="dialog"
        >
          {t('publish', { language })}
        </Button>
      )}
      <RowMenu
        label={t('more', { language })}
        items={[
          ...moduleActions.flatMap((actions) => actions(show)),
          second.isPublic && { label: t('unpublish'), color: 'red', onSelect: () => show(question) },
        ]}
      />
      {dialog}
    </Flex>
  );
}
