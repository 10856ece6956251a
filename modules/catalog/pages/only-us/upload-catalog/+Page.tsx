import { Button, Flex, Text } from '@radix-ui/themes';
import { languageNames } from '#lib/language.ts';
import { catalogFields } from '#modules/catalog/inputs.ts';
import { catalogPath, catalogsPath } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { CatalogInputs } from './CatalogInputs.tsx';
import { factsOf } from './facts-of.ts';

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
