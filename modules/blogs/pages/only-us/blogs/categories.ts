import { categoryLabel } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';

export interface ChoiceOfCategory {
  value: string;
  label: string;
}

export function useCategories(): ChoiceOfCategory[] {
  const { data = [] } = api.blogCategory.getAll.useQuery();
  return data.map(({ key, name }) => ({ value: key, label: categoryLabel(name) }));
}
