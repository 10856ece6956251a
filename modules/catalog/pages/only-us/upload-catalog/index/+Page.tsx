import { Button, Flex } from '@radix-ui/themes';
import { languageNames } from '#lib/language.ts';
import { catalogsPath, writtenIn } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { catalog } from '#modules/catalog/type.ts';
import type { Listed } from '#renderer/only-us/content-api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';

type Catalog = Listed<'catalog'>;

export default function Page() {
  return (
    <>
      <Flex gap="4" mb="4" align="center" justify="between">
        <Muted as="span">{t('order')}</Muted>
        <Button variant="soft" color="gray" asChild>
          <a href={catalogsPath}>{t('viewPage')}</a>
        </Button>
      </Flex>
      <ListScreen<Catalog> type={catalog} path={catalogsPath} note={factsOf} />
    </>
  );
}

/** Two lines: `14 downloads`, and `English · PDF, 24 pages, 3.2 MB`. */
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
