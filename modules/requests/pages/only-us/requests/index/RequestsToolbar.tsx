import { Button, Flex } from '@radix-ui/themes';
import Settings from 'lucide-react/icons/settings';
import { requestsRoute } from '#modules/requests/paths.ts';
import { states } from '#modules/requests/states.ts';
import { t } from '#modules/requests/texts.ts';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { SearchField } from '#renderer/only-us/ui/SearchField.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { ExportButton } from './ExportButton.tsx';
import type { Requests } from './use-requests.ts';

/** The states with how many there are, the search and the export. */
export function RequestsToolbar({ list: { filter, narrow, query, wanted } }: { list: Requests }) {
  const { counts, total = 0 } = query.data ?? {};
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ViewTabs
        label={t('states')}
        views={([...states, 'all'] as const).map((state) => {
          const count = state === 'all' ? all : counts?.[state];
          const number = count !== undefined && <small>{formatNumber(count)}</small>;
          return {
            view: state,
            label: (
              <>
                {t(state)} {number}
              </>
            ),
          };
        })}
        current={filter.state}
        onChange={(state) => narrow({ state })}
      />
      <Flex gap="3" mb="4" align="center" justify="between" wrap="wrap">
        <SearchField
          className="request-search"
          label={t('search')}
          value={filter.search}
          onChange={(search) => narrow({ search: search.slice(0, 100) })}
        />
        <Flex gap="3">
          {total > 0 && <ExportButton wanted={wanted} total={total} />}
          <Button variant="soft" color="gray" asChild>
            <a href={`${requestsRoute}/settings`}>
              <Settings size={16} aria-hidden /> {t('settings')}
            </a>
          </Button>
        </Flex>
      </Flex>
    </>
  );
}
