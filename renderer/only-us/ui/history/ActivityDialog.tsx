import { Box } from '@radix-ui/themes';
import { api } from '../../api.ts';
import { DialogFooter } from '../DialogFooter.tsx';
import { EmptyState } from '../EmptyState.tsx';
import type { ContentType } from '../entry/entry-api.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { OpenDialog } from '../OpenDialog.tsx';
import { t } from './activity-texts.ts';
import { LinesTable } from './LinesTable.tsx';

interface Props {
  type: ContentType;
  id: number;
  onClose(): void;
}

export function ActivityDialog({ type, id, onClose }: Props) {
  const query = api.content.getActivity.useQuery({ type, id }, { staleTime: 0 });
  return (
    <OpenDialog title={t('title')} description={t('ofEntry')} maxWidth="860px" onClose={onClose}>
      {!query.data && <NotLoaded title={t('failed')} query={query} />}
      {query.data?.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {query.data && query.data.length > 0 && (
        <Box mt="4">
          <LinesTable lines={query.data} />
        </Box>
      )}
      <DialogFooter onClose={onClose} />
    </OpenDialog>
  );
}
