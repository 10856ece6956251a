import { Badge, Box, Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { RowMenu } from '#renderer/only-us/ui/base/RowMenu.tsx';
import { moduleActions } from './module-actions.ts';
import { OpenTranslations, type SecondLanguage } from './OpenTranslations.tsx';
import { t } from './texts.ts';

const PublishLanguage = later(() => import('./PublishLanguage.tsx'), 'PublishLanguage');

/** How far a language is translated, and its publication. */
export function SecondLanguageCard({ second }: { second: SecondLanguage }) {
  const { isPublic, translated, total, needed, missing, outdated } = second;
  const { address } = usePageContext().site;
  const language = languageNames[second.language];
  const path = `/${second.language}`;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="second-language">
        <Flex gap="4" align="start" justify="between" wrap="wrap">
          <Box flexGrow="1" flexBasis="280px">
            <Flex gap="3" align="center" wrap="wrap">
              <Heading as="h2" size="4" id="second-language" lang={second.language}>
                {language}
              </Heading>
              <Badge size="2" color={isPublic ? 'green' : 'amber'} highContrast>
                {t(isPublic ? 'public' : 'prepared')}
              </Badge>
            </Flex>
            <Muted mt="1">
              {isPublic
                ? t('publicText', { address: address.replace(/^https?:\/\//, '') + path })
                : t('preparedText')}
            </Muted>
          </Box>
          <Actions second={second} path={path} />
        </Flex>
        <Text as="p" size="2" mt="4" mb="2">
          {t('count', { translated, total })}
        </Text>
        <progress
          className="language-progress"
          value={translated}
          max={Math.max(total, 1)}
          aria-label={language}
        />
        <OpenTranslations title={t(isPublic ? 'neededOnPages' : 'needed')} open={needed} />
        <OpenTranslations title={t('missing')} open={missing} />
        <OpenTranslations title={t('outdated')} open={outdated} />
      </section>
    </Card>
  );
}

function Actions({ second, path }: { second: SecondLanguage; path: string }) {
  const language = languageNames[second.language];
  const [dialog, show] = useState<ReactNode>(null);
  const { invalidate } = api.useUtils().site;
  const { mutateAsync: unpublish } = api.site.unpublishLanguage.useMutation({
    async onSuccess() {
      await invalidate();
      toast(t('unpublished', { language }), 'success');
    },
  });
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
      <Button variant="soft" color="gray" asChild>
        <a href={path} target="_blank" rel="noreferrer">
          {t(second.isPublic ? 'view' : 'preview')}
        </a>
      </Button>
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
