import { postSorts, postStates } from '#modules/blogs/choices.ts';
import { categoryLabel } from '#modules/blogs/type.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import {
  choiceField,
  filterField,
  pageField,
  pageSizeField,
  searchField,
  switchField,
  textField,
} from '#renderer/only-us/ui/list/list-address.ts';

export type ListedPost = Outputs['blog']['getAll']['posts'][number];

export type PostCategory = Outputs['blogCategory']['getAll'][number];

export const listFields = {
  search: searchField,
  sort: choiceField(...postSorts),
  category: textField(40),
  state: filterField(postStates),
  size: pageSizeField(20),
  page: pageField,
  trash: switchField,
};

export type ChoiceOfCategory = Record<'value' | 'label', string>;

export function useCategories(): ChoiceOfCategory[] {
  const { data = [] } = api.blogCategory.getAll.useQuery();
  return data.map(({ key, name }) => ({ value: key, label: categoryLabel(name) }));
}
