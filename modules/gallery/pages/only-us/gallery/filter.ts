import { entryListFields } from '#renderer/only-us/ui/entry/EntryList.tsx';
import {
  filterField,
  idField,
  type ListState,
  pageSizeField,
} from '#renderer/only-us/ui/list/list-address.ts';
import type { GalleryPicture } from './picture.ts';

/** What the address of the list says. */
export const listFields = {
  ...entryListFields,
  type: idField,
  state: filterField(['draft', 'published']),
  size: pageSizeField(50),
};

/** What the list is narrowed down to. */
export type Filter = ListState<typeof listFields>;

/** Does a picture pass? The list itself looks for the words. */
export function passing({ type, state }: Pick<Filter, 'type' | 'state'>) {
  return (picture: GalleryPicture) =>
    (type === null || picture.typeId === type) && (state === undefined || picture.status === state);
}
