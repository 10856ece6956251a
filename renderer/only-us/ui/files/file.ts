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

/** A file of a list; `uses`: in how many places it is shown. */
export type ListedFile = Files['getPage']['files'][number];

export type DescribedFile = Files['get'];

export const sorts = ['newest', 'oldest', 'name', 'name-desc', 'size', 'size-asc', 'uses'] as const;

/** The state of a list of files in its address. */
export const listFields = {
  search: searchField,
  sort: choiceField(...sorts),
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
