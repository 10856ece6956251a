import { Button, Flex } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { usePageContext } from 'vike-react/usePageContext';
import { localTime } from '#lib/dates.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { api } from '#renderer/only-us/api.ts';
import { useConfirmedDownload } from '#renderer/only-us/ui/base/confirmed-download.ts';
import { DateField } from '#renderer/only-us/ui/base/DateField.tsx';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { SettingsButton } from '#renderer/only-us/ui/entry/SiteSettings.tsx';
import { t } from '#renderer/only-us/ui/history/activity-texts.ts';
import { LinesTable } from '#renderer/only-us/ui/history/LinesTable.tsx';
import { FilterSelect } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { type Narrow, useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { filterOf, listFields } from './filter.ts';

export default function Page() {
  const { timeZone } = usePageContext().site;
  const [state, narrow] = useListState(listFields);
  const filter = filterOf(state, timeZone);
  const query = api.activity.getPage.useInfiniteQuery(filter, {
    staleTime: 0,
    placeholderData: keepPreviousData,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const lines = query.data?.pages.flatMap((page) => page.lines);
  const emptyKind = Object.values(state).some(Boolean) ? 'noMatch' : 'empty';
  return (
    <>
      <Retention />
      <Flex gap="3" mb="4" align="center" wrap="wrap">
        <Filters state={state} narrow={narrow} />
        {state.entry && <QuietButton onClick={() => narrow({ entry: '' })}>{t('allEntries')}</QuietButton>}
        <Flex ml="auto">
          <ExportButton filter={filter} />
        </Flex>
      </Flex>
      {!lines && <NotLoaded title={t('failed')} query={query} />}
      {lines?.length === 0 && <EmptyState title={t(`${emptyKind}Title`)} text={t(`${emptyKind}Text`)} />}
      {lines && lines.length > 0 && (
        <LinesTable
          lines={lines}
          entryOf={({ type, entry }) => `?entry=${encodeURIComponent(`${type}/${entry}`)}`}
        />
      )}
      {query.hasNextPage && (
        <Flex justify="center" mt="4">
          <Button
            variant="soft"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('older')}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** The retention period of the activity log. */
function Retention() {
  const { data } = api.site.get.useQuery();
  const { label, options } = siteSettings.fields.keepActivity;
  const span = data && options?.[data.keepActivity];
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <Muted>
        {t('intro')} {span && t('kept', { span: span.toLocaleLowerCase() })}
      </Muted>
      <SettingsButton title={label} fields={['keepActivity']}>
        <Button variant="ghost" size="1" aria-label={label}>
          {t('edit')}
        </Button>
      </SettingsButton>
    </Flex>
  );
}

type State = Record<keyof typeof listFields, string>;

function Filters({ state, narrow }: { state: State; narrow: Narrow<State> }) {
  const { timeZone } = usePageContext().site;
  const { people = [], areas = [] } = api.activity.getChoices.useQuery().data ?? {};
  return (
    <>
      <FilterSelect
        label={t('person')}
        all={t('everybody')}
        value={state.person || undefined}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(person = '') => narrow({ person })}
      />
      <FilterSelect
        label={t('area')}
        all={t('everything')}
        value={state.area || undefined}
        options={areas}
        onChange={(area = '') => narrow({ area })}
      />
      {(['from', 'until'] as const).map((name) => (
        <Flex key={name} gap="2" align="center">
          <Muted as="span" aria-hidden>
            {t(`${name}Day`)}
          </Muted>
          <DateField
            aria-label={t(`${name}Day`)}
            kind="day"
            value={state[name]}
            calendar={{
              today: localTime(new Date(), timeZone).slice(0, 10),
              label: t('calendarFor', { field: t(`${name}Day`) }),
            }}
            onChange={(day) => narrow({ [name]: day })}
          />
        </Flex>
      ))}
    </>
  );
}

function ExportButton({ filter }: { filter: ReturnType<typeof filterOf> }) {
  const { from, until, entry, ...others } = filter;
  const download = useConfirmedDownload();
  const times = { ...(from && { from: `${Number(from)}` }), ...(until && { until: `${Number(until)}` }) };
  const query = new URLSearchParams({ ...others, ...times, ...entry });
  return (
    <QuietButton
      onClick={() => void download(`/api/activity.csv?${query}`, 'activity.csv').catch(() => undefined)}
    >
      <Download size={16} aria-hidden /> {t('export')}
    </QuietButton>
  );
}
