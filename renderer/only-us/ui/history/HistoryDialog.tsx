import { api } from '#renderer/only-us/api.ts';
import { QuietButton } from '../base/QuietButton.tsx';
import './history.css';
import { Box, Flex, Grid } from '@radix-ui/themes';
import { useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import type { ContentType } from '../../content-api.ts';
import { DialogFooter } from '../base/DialogFooter.tsx';
import { EmptyState } from '../base/EmptyState.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { t as activity } from './activity-texts.ts';
import { type FormOfEntry, isPublication } from './history-api.ts';
import { LinesTable } from './LinesTable.tsx';
import { t } from './texts.ts';
import { VersionDetails } from './VersionDetails.tsx';
import { VersionList } from './VersionList.tsx';

interface Props {
  type: ContentType;
  id: number;
  form: FormOfEntry;
  asked: number;
  onClose(): void;
}

// As many as the server gives at once (`versionsAPage`): fewer are the last ones.
const aPage = 100;

export function HistoryDialog({ type, id, form, asked, onClose }: Props) {
  const query = api.content.getVersions.useInfiniteQuery(
    { type, id },
    { staleTime: 0, getNextPageParam: (page) => (page.length < aPage ? undefined : page.at(-1)?.id) },
  );
  const [isActivity, showActivity] = useState(false);
  const versions = query.data?.pages.flat();
  const [chosenId, choose] = useState(asked);
  const place = Math.max(0, versions?.findIndex((version) => version.id === chosenId) ?? 0);
  const [chosen, ...older] = versions?.slice(place) ?? [];
  // What visitors got is compared with what they had.
  const isPublic = chosen?.how === 'published' || chosen?.how === 'scheduled';
  const before = (isPublic && older.find(isPublication)) || older[0];
  if (isActivity) return <ActivityDialog type={type} id={id} onClose={onClose} />;
  return (
    <OpenDialog
      title={t('title')}
      description={t('intro')}
      {...(versions?.length === 0 || query.isLoadingError
        ? { className: 'history history-empty', maxWidth: '560px' }
        : { className: 'history', maxWidth: '1240px' })}
      onClose={onClose}
    >
      {!versions && <NotLoaded title={t('failed')} query={query} />}
      {versions?.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {chosen && (
        <Grid columns="minmax(15rem, 19rem) minmax(0, 1fr)" gap="5" mt="4" flexGrow="1" minHeight="0">
          <VersionList
            versions={versions ?? []}
            chosen={chosen}
            form={form}
            onChoose={choose}
            onOlder={query.hasNextPage ? () => query.fetchNextPage() : undefined}
          />
          <VersionDetails
            key={chosen.id}
            {...{ type, id, form, onClose }}
            version={chosen}
            before={before ?? null}
          />
        </Grid>
      )}
      <Flex justify="end" gap="3" mt="4">
        <QuietButton mr="auto" onClick={() => showActivity(true)}>
          {t('activity')}
        </QuietButton>
        <QuietButton onClick={onClose}>{localize('Close')}</QuietButton>
      </Flex>
    </OpenDialog>
  );
}

function ActivityDialog({ type, id, onClose }: Pick<Props, 'type' | 'id' | 'onClose'>) {
  const query = api.content.getActivity.useQuery({ type, id }, { staleTime: 0 });
  return (
    <OpenDialog
      title={activity('title')}
      description={activity('ofEntry')}
      maxWidth="860px"
      onClose={onClose}
    >
      {!query.data && <NotLoaded title={activity('failed')} query={query} />}
      {query.data?.length === 0 && <EmptyState title={activity('emptyTitle')} text={activity('emptyText')} />}
      {query.data && query.data.length > 0 && (
        <Box mt="4">
          <LinesTable lines={query.data} />
        </Box>
      )}
      <DialogFooter onClose={onClose} />
    </OpenDialog>
  );
}
