import type { Outputs } from '#renderer/only-us/api.ts';
import {
  choiceField,
  type ListState,
  pageField,
  pageSizeField,
  readList,
  searchField,
  switchField,
  textField,
} from '../list/list-address.ts';

type Files = Outputs['file'];

/** A file as lists of files get it; `uses` is how many places show it. */
export type ListedFile = Files['getPage']['files'][number];

/** What the address of a list of files says. The server fetches that for the first paint. */
export const listFields = {
  search: searchField,
  sort: choiceField('newest', 'oldest', 'name', 'name-desc', 'size', 'size-asc', 'uses'),
  label: textField(40),
  used: switchField,
  unused: switchField,
  undescribed: switchField,
  kind: choiceField('all', 'pictures', 'documents'),
  size: pageSizeField(50),
  page: pageField,
};

export type FileFilter = ListState<typeof listFields>;

export const firstPage: FileFilter = readList(listFields, {});
