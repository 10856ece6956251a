import { categoryLabel } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';

/** A category to choose, by its key. */
export interface ChoiceOfCategory {
  value: string;
  label: string;
}

/** The categories to choose from, in their order. */
export function useCategories(): ChoiceOfCategory[] {
  const { data = [] } = api.blogCategory.getAll.useQuery();
  return data.map(({ key, name }) => ({ value: key, label: categoryLabel(name) }));
}
