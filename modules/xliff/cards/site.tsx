import { Box, Button, Card, DropdownMenu, Flex, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { languageNames } from '#lib/language.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { downloadBlob } from '#renderer/only-us/ui/base/download-text.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';

const t = texts('translations', {
  title: 'Translations',
  text: 'An agency can translate the site into {language}: send it a file, and import what it sends back.',
  export: 'Export XLIFF',
  open: 'What is missing or out of date',
  all: 'Everything',
  import: 'Import…',
  failed: 'The file couldn’t be downloaded. Check your connection, then try again.',
});

const ImportDialog = later(() => import('./ImportTranslations.tsx'), 'ImportTranslations');

/** Export for an agency, and import; nothing on a site with one language. */
export default function TranslationsCard() {
  const { language, secondLanguage = 'none' } = api.site.get.useQuery().data ?? {};
  const [importing, setImporting] = useState(false);
  const [loading, setLoading] = useState(false);
  const download = async (only: '' | '?only=open') => {
    setLoading(true);
    try {
      const response = await fetch(`/api/translations.xlf${only}`);
      if (!response.ok) return void toast(await response.text());
      const [, name = ''] = /"(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      downloadBlob(name, await response.blob());
    } catch {
      toast(t('failed'));
    } finally {
      setLoading(false);
    }
  };
  if (secondLanguage === 'none' || secondLanguage === language) return null;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="translations">
        <Flex gap="4" align="center" justify="between" wrap="wrap">
          <Box flexGrow="1" flexBasis="320px">
            <Heading as="h2" size="4" id="translations">
              {t('title')}
            </Heading>
            <Muted mt="1">{t('text', { language: languageNames[secondLanguage] })}</Muted>
          </Box>
          <Flex gap="4" align="center">
            <Button variant="ghost" color="gray" onClick={() => setImporting(true)}>
              {t('import')}
            </Button>
            <DropdownMenu.Root modal={false}>
              <DropdownMenu.Trigger>
                <Button variant="soft" color="gray" loading={loading}>
                  {t('export')}
                  <DropdownMenu.TriggerIcon />
                </Button>
              </DropdownMenu.Trigger>
              <DropdownMenu.Content variant="soft" align="end">
                <DropdownMenu.Item onSelect={() => void download('?only=open')}>
                  {t('open')}
                </DropdownMenu.Item>
                <DropdownMenu.Item onSelect={() => void download('')}>{t('all')}</DropdownMenu.Item>
              </DropdownMenu.Content>
            </DropdownMenu.Root>
          </Flex>
        </Flex>
        {importing && <ImportDialog onClose={() => setImporting(false)} />}
      </section>
    </Card>
  );
}
