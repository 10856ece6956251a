import {
  filterField,
  idField,
  type ListState,
  pageField,
  searchField,
  switchField,
} from '#renderer/only-us/ui/list/list-address.ts';
import type { GalleryPicture } from './picture.ts';

/** What the address of the list says. Of many pictures, so many pages are shown below each other. */
export const listFields = {
  search: searchField,
  type: idField,
  state: filterField(['draft', 'published']),
  page: pageField,
  trash: switchField,
};

/** What the list is narrowed down to. */
export type Filter = ListState<typeof listFields>;

/** Does a picture pass? Every word must be in its title, description or type. */
export function matches({ search, type, state }: Filter) {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (picture: GalleryPicture) => {
    const text = `${picture.title} ${picture.description} ${picture.type}`.toLowerCase();
    return (
      wanted.every((word) => text.includes(word)) &&
      (type === null || picture.typeId === type) &&
      (state === undefined || picture.status === state)
    );
  };
}
