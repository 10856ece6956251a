import { api } from '../../api.ts';
import type { EntryOf } from '../working-copy/record-form.ts';

/** Publication request of the entry in a form, polled while it waits. */
export function useRequest(entry: EntryOf | null) {
  const { data } = api.content.getPending.useQuery(
    { type: entry?.type ?? '' },
    {
      enabled: entry !== null,
      refetchInterval: ({ state }) => state.data?.requests.some(({ id }) => id === entry?.id) && 15_000,
    },
  );
  return data?.requests.find(({ id }) => id === entry?.id);
}
