import { Button, Flex, Text } from '@radix-ui/themes';
import { languageNames } from '#lib/language.ts';
import { catalogFields } from '#modules/catalog/inputs.ts';
import { catalogPath, catalogsPath } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { writtenIn } from '#modules/catalog/written-in.ts';
import type { Listed } from '#renderer/only-us/ui/entry/entry-api.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';
import { CatalogInputs } from './CatalogInputs.tsx';

const empty = { title: '', slug: '', language: 'none' as const, fileId: 0, status: 'published' as const };

/** The catalogs that visitors leaf through and download. */
export default function Page() {
  return (
    <>
      <Flex gap="4" mb="4" align="center" justify="between">
        <Text size="2" color="gray">
          {t('order')}
        </Text>
        <Button variant="soft" color="gray" asChild>
          <a href={catalogsPath}>{t('viewPage')}</a>
        </Button>
      </Flex>
      <ListScreen
        type="catalog"
        schema={catalogFields}
        empty={empty}
        t={t}
        format={{
          language: (language) => (language === 'none' ? t('languageNone') : languageNames[language]),
        }}
        title={({ title }) => title}
        note={factsOf}
        picture={({ picture }) => picture}
        pathOf={({ slug }) => catalogPath(slug)}
        whole="sheet"
      >
        {(form, catalog) => <CatalogInputs form={form} catalog={catalog} />}
      </ListScreen>
    </>
  );
}

/** A catalog in two lines: `14 downloads`, and `English · PDF, 24 pages, 3.2 MB`. */
function factsOf(catalog: Listed<'catalog'>): string {
  const { pages, bytes, picture, downloads } = catalog;
  const language = writtenIn(catalog);
  const { total, ofFile } = downloads;
  const downloaded =
    ofFile === total
      ? t('downloads', { count: total })
      : t('downloadsOfFile', { count: total, ofFile: formatNumber(ofFile) });
  const size = picture && t('pixels', { width: `${picture.width}`, height: `${picture.height}` });
  const file = pages && bytes ? t('pdf', { count: pages, size: formatBytes(bytes) }) : size;
  return [downloaded, [language && languageNames[language], file].filter(Boolean).join(' · ')].join('\n');
}
