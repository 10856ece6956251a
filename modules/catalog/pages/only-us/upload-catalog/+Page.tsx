import { Button, Flex, Text } from '@radix-ui/themes';
import { languageNames } from '#lib/language.ts';
import { catalogPath, catalogsPath } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { catalog } from '#modules/catalog/type.ts';
import { writtenIn } from '#modules/catalog/written-in.ts';
import type { Listed } from '#renderer/only-us/ui/entry/entry-api.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';
import { CatalogInputs } from './CatalogInputs.tsx';

type Catalog = Listed<'catalog'>;

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
      <ListScreen<Catalog> type={catalog} note={factsOf} pathOf={({ slug }) => catalogPath(slug)}>
        {(form, catalog) => <CatalogInputs form={form} catalog={catalog} />}
      </ListScreen>
    </>
  );
}

/** A catalog in two lines: `14 downloads`, and `English · PDF, 24 pages, 3.2 MB`. */
function factsOf(catalog: Catalog): string {
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
