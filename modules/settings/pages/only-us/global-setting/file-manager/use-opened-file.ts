import { api } from '#renderer/only-us/api.ts';
import type { Files } from '#renderer/only-us/ui/files/use-files.ts';
import type { Steps } from '#renderer/only-us/ui/form/steps.ts';
import type { Narrow } from '#renderer/only-us/ui/list/use-list-state.ts';
import type { ManagerState } from './filter.ts';

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
    const other = others.at(by > 0 ? 0 : -1);
    if (other) show(other.id, page + by);
  };
  const file = files[index];
  const steps: Steps | undefined = file && {
    id: file.id,
    name: file.name,
    place,
    total,
    previous: place > 1 ? () => void step(-1) : undefined,
    next: place < total ? () => void step(1) : undefined,
  };
  return { id, steps, open: show, close: () => show(null) };
}
