import { skipToken } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '../../api.ts';
import type { EntryOf } from '../form/use-record-form.ts';

/** Who, but oneself, saved an entry last: one's own edits were saved since, too. */
export function useTheirName(entry: EntryOf | null): string | null | undefined {
  const { user } = usePageContext();
  const { data } = api.content.getVersions.useQuery(entry ?? skipToken, { staleTime: 0 });
  return data?.find(({ by }) => by && by !== user?.name)?.by;
}
