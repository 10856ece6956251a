import { Badge, Button, Flex, Heading } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { capitalize } from '#lib/format-message.ts';
import { languageName } from '#lib/interface-language.ts';
import { languages } from '#lib/language.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { type Column, DataTable, tight } from '#renderer/only-us/ui/base/DataTable.tsx';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { FilterSelect } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { filterField, pageField, textField } from '#renderer/only-us/ui/list/list-address.ts';
import { PagedList } from '#renderer/only-us/ui/list/PagedList.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useMay } from '#renderer/only-us/use-may.ts';
import { listTexts as t } from '../texts.ts';
import { PublishAll } from './PublishAll.tsx';

const perPage = 50;

const states = ['missing', 'unpublished', 'outdated'] as const;
const listFields = { page: pageField, type: textField(40), state: filterField(states) };

/** Texts that are untranslated or out of date, in the order in which visitors meet them. */
export default function Page() {
  const { site } = usePageContext();
  const query = api.site.getOpenTranslations.useQuery();
  const [{ page, type, state }, narrow] = useListState(listFields);
  const mayPublish = useMay('publish', 'translations');
  const other = languages.find((language) => language !== site.language) ?? site.language;
  if (!site.secondLanguage)
    return <EmptyState title={t('awaited', { language: languageName(other) })} text={t('awaitedText')} />;
  const { data: open } = query;
  const [next] = open ?? [];
  if (!open) return <NotLoaded title={t('failed')} query={query} />;
  if (!next) return <EmptyState title={t('allTranslated')} text={t('allTranslatedText')} />;
  const ofType = open.filter((each) => !type || each.type === type);
  const found = ofType.filter((each) => !state || each.state === state);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, pages);
  const countOf = (counted: Open['state']) => ofType.filter((each) => each.state === counted).length;
  const isPublishable = mayPublish && state === 'unpublished' && found.length > 0;
  const [unpublished, outdated] = [countOf('unpublished'), countOf('outdated')];
  return (
    <>
      <Flex justify="between" align="center" gap="4" mb="3" wrap="wrap">
        <Heading as="h2" size="4">
          {t('title', { language: languageName(site.secondLanguage) })}
        </Heading>
        <Flex gap="3" wrap="wrap">
          <FilterSelect
            label={t('type')}
            all={t('allTypes')}
            value={type || undefined}
            options={[...new Map(open.map((each) => [each.type, each.noun]))].map(([value, noun]) => {
              return { value, label: capitalize(noun) };
            })}
            onChange={(value = '') => narrow({ type: value })}
          />
          <FilterSelect
            label={t('state')}
            all={t('allStates')}
            value={state}
            options={states.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => narrow({ state: value })}
          />
          {isPublishable && <PublishAll open={found} language={site.secondLanguage} />}
          <Button asChild variant={isPublishable ? 'soft' : 'solid'}>
            <a href={(found[0] ?? next).route}>{t('continue')}</a>
          </Button>
        </Flex>
      </Flex>
      <PagedList
        count={t('count', { count: ofType.length - unpublished - outdated, unpublished, outdated })}
        total={found.length}
        page={shown}
        pages={pages}
        onChange={narrow}
      >
        <DataTable
          rows={found.slice((shown - 1) * perPage, shown * perPage)}
          columns={columnsOf()}
          keyOf={({ route }) => route}
        />
      </PagedList>
    </>
  );
}

type Open = Outputs['site']['getOpenTranslations'][number];

const tones = { missing: 'gray', unpublished: 'gray', outdated: 'amber' } as const;

const columnsOf = (): Column<Open>[] => [
  {
    header: t('entry'),
    cell: ({ title, route }) => (
      <a className="open-link" href={route} dir="auto">
        {title}
      </a>
    ),
  },
  {
    header: t('type'),
    width: tight,
    cell: ({ noun }) => (
      <Muted as="span" wrap="nowrap">
        {noun}
      </Muted>
    ),
  },
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
