import { api } from '#renderer/only-us/api.ts';
import type { Files } from '#renderer/only-us/ui/files/use-files.ts';
import type { Narrow } from '#renderer/only-us/ui/list/use-list-state.ts';
import type { ManagerState } from './filter.ts';

/** The steps from a file to its neighbours in the list, and its place in it. A file that isn't listed has none. */
export interface Steps {
  place: number;
  total: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Opens and closes a file, whose id is in the address: a reload and a copied link open it again. */
export function useOpenedFile(list: Files, { file: id }: ManagerState, narrow: Narrow<ManagerState>) {
  const utils = api.useUtils();
  const { filter, query } = list;
  const { page, size } = filter;
  const { files = [], total = 0 } = query.data ?? {};
  const show = (file: number | null, onPage = page) => narrow({ file, page: onPage }, 'replace');
  const index = files.findIndex((file) => file.id === id);
  const place = (page - 1) * size + index + 1;
  const step = async (by: 1 | -1) => {
    const neighbour = files[index + by];
    if (neighbour) return show(neighbour.id);
    const { files: others } = await utils.file.getPage.fetch({ ...filter, page: page + by });
    const file = others.at(by > 0 ? 0 : -1);
    if (file) show(file.id, page + by);
  };
  const steps: Steps = {
    place,
    total,
    previous: index >= 0 && place > 1 ? () => void step(-1) : undefined,
    next: index >= 0 && place < total ? () => void step(1) : undefined,
  };
  return { id, steps: index < 0 ? undefined : steps, open: show, close: () => show(null) };
}
