import { Button, Flex } from '@radix-ui/themes';
import { textsOf } from '#lib/content-type.ts';
import { languageNames } from '#lib/language.ts';
import { catalogPath, catalogsPath, catalogsRoute, writtenIn } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { catalog } from '#modules/catalog/type.ts';
import type { Listed } from '#renderer/only-us/content-api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { EntryList, entryListFields } from '#renderer/only-us/ui/entry/EntryList.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';

type Catalog = Listed<'catalog'>;

export default function Page() {
  const [state, narrow] = useListState(entryListFields);
  return (
    <>
      <Flex gap="4" mb="4" align="center" justify="between">
        <Muted as="span">{t('order')}</Muted>
        <Button variant="soft" color="gray" asChild>
          <a href={catalogsPath}>{t('viewPage')}</a>
        </Button>
      </Flex>
      <EntryList
        type="catalog"
        t={textsOf(catalog)}
        title={({ title }) => title}
        note={factsOf}
        picture={({ picture }) => picture}
        whole="sheet"
        path={({ slug }) => catalogPath(slug)}
        opening={{ route: catalogsRoute }}
        state={state}
        narrow={narrow}
      />
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
