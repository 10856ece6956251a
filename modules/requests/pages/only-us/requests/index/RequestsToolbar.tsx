import { Button, Flex } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import Settings from 'lucide-react/icons/settings';
import { requestsRoute } from '#modules/requests/paths.ts';
import { states } from '#modules/requests/states.ts';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { downloadText } from '#renderer/only-us/ui/download-text.ts';
import { ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Requests } from './use-requests.ts';

export function RequestsToolbar({ list: { filter, narrow, query, wanted } }: { list: Requests }) {
  const mayManage = useMay('manage', 'requests');
  const mayChangeSettings = useMay('manage', 'settings');
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
      <ListToolbar
        label={t('search')}
        search={filter.search}
        // Nobody remembers a request’s state: a search starts in all states.
        onSearch={(search) => narrow({ search, ...(!filter.search && { state: 'all' }) })}
        width={280}
      >
        {mayManage && (
          <Flex gap="3" className="request-office">
            {total > 0 && <ExportButton wanted={wanted} total={total} />}
            {mayChangeSettings && (
              <Button variant="soft" color="gray" asChild>
                <a href={`${requestsRoute}/settings`}>
                  <Settings size={16} aria-hidden /> {t('settings')}
                </a>
              </Button>
            )}
          </Flex>
        )}
      </ListToolbar>
    </>
  );
}

/** Downloads all matches as a table, after asking: the file leaves the site’s protection. */
function ExportButton({ wanted, total }: Pick<Requests, 'wanted'> & { total: number }) {
  const exporting = api.request.export.useMutation();
  const download = async () => {
    const { name, text, count } = await exporting.mutateAsync(wanted);
    downloadText(name, text, 'text/csv');
    toast(t('success'), 'success', { text: t('exported', { count }) });
  };
  return (
    <ConfirmButton
      title={t('exportTitle', { count: total })}
      description={t('exportText')}
      confirmLabel={t('export')}
      color="orange"
      onConfirm={download}
    >
      <Button variant="soft" color="gray">
        <Download size={16} aria-hidden /> {t('export')}
      </Button>
    </ConfirmButton>
  );
}
