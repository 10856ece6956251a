import '#renderer/only-us/ui/rows.css';
import { Heading, Text } from '@radix-ui/themes';
import { t } from '#modules/catalog/texts.ts';
import type { Catalog } from './catalog.ts';
import { HistoryRow } from './HistoryRow.tsx';

/** Every catalog that was uploaded, the newest first. */
export function History({ catalogs, shown }: { catalogs: Catalog[]; shown: Catalog }) {
  const only = catalogs.length === 1;
  return (
    <section aria-labelledby="catalog-history" className="catalog-history">
      <Heading as="h2" size="4" id="catalog-history">
        {t('history')}
      </Heading>
      <Text as="p" size="2" color="gray" mt="1" mb="3">
        {t(only ? 'historyEmpty' : 'historyText')}
      </Text>
      <ul className="rows">
        {catalogs.map((catalog) => (
          <li key={catalog.id}>
            <HistoryRow catalog={catalog} shown={shown} isOnly={only} />
          </li>
        ))}
      </ul>
    </section>
  );
}
