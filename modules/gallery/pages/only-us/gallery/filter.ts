import { itemSortField } from '#renderer/only-us/ui/list/arrange.ts';
import {
  filterField,
  idField,
  type ListState,
  pageField,
  pageSizeField,
  searchField,
  switchField,
} from '#renderer/only-us/ui/list/list-address.ts';
import type { GalleryPicture } from './picture.ts';

/** What the address of the list says. */
export const listFields = {
  search: searchField,
  type: idField,
  state: filterField(['draft', 'published']),
  sort: itemSortField,
  size: pageSizeField(50),
  page: pageField,
  trash: switchField,
};

/** What the list is narrowed down to. */
export type Filter = ListState<typeof listFields>;

/** Does a picture pass? Every word must be in its title, description or type. */
export function matches({ search, type, state }: Filter) {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (picture: GalleryPicture) => {
    const text = `${picture.title} ${picture.description} ${picture.type ?? ''}`.toLowerCase();
    return (
      wanted.every((word) => text.includes(word)) &&
      (type === null || picture.typeId === type) &&
      (state === undefined || picture.status === state)
    );
  };
}
