import { Badge, Button, Flex, Heading } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { languageName } from '#lib/interface-language.ts';
import { languages } from '#lib/language.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { type Column, DataTable, tight } from '#renderer/only-us/ui/base/DataTable.tsx';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { pageField } from '#renderer/only-us/ui/list/list-address.ts';
import { PagedList } from '#renderer/only-us/ui/list/PagedList.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { listTexts as t } from '../texts.ts';

const perPage = 50;

/** What isn't translated or out of date, in the order in which visitors meet it. */
export default function Page() {
  const { site } = usePageContext();
  const query = api.site.getOpenTranslations.useQuery();
  const [{ page }, narrow] = useListState({ page: pageField });
  const other = languages.find((language) => language !== site.language) ?? site.language;
  if (!site.secondLanguage)
    return <EmptyState title={t('awaited', { language: languageName(other) })} text={t('awaitedText')} />;
  const { data: open } = query;
  const [next] = open ?? [];
  if (!open) return <NotLoaded title={t('failed')} query={query} />;
  if (!next) return <EmptyState title={t('allTranslated')} text={t('allTranslatedText')} />;
  const pages = Math.ceil(open.length / perPage);
  const shown = Math.min(page, pages);
  const outdated = open.filter(({ state }) => state === 'outdated').length;
  return (
    <>
      <Flex justify="between" align="center" gap="4" mb="3">
        <Heading as="h2" size="4">
          {t('title', { language: languageName(site.secondLanguage) })}
        </Heading>
        <Button asChild>
          <a href={next.route}>{t('continue')}</a>
        </Button>
      </Flex>
      <PagedList
        count={t('count', { count: open.length - outdated, outdated })}
        total={open.length}
        page={shown}
        pages={pages}
        onChange={narrow}
      >
        <DataTable
          rows={open.slice((shown - 1) * perPage, shown * perPage)}
          columns={columnsOf()}
          keyOf={({ route }) => route}
        />
      </PagedList>
    </>
  );
}

type Open = Outputs['site']['getOpenTranslations'][number];

const tones = { missing: 'gray', draft: 'gray', outdated: 'amber' } as const;

const columnsOf = (): Column<Open>[] => [
  {
    header: t('entry'),
    cell: ({ title, route }) => (
      <a className="open-link" href={route} dir="auto">
        {title}
      </a>
    ),
  },
  { header: t('type'), cell: ({ noun }) => <Muted as="span">{noun}</Muted> },
  {
    header: t('state'),
    width: tight,
    cell: ({ state }) => (
      <Badge highContrast color={tones[state]}>
        {t(state)}
      </Badge>
    ),
  },
];
