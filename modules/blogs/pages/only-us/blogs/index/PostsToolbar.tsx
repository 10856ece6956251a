import type { ReactNode } from 'react';
import { postSorts, postStates } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { FilterSelect, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import type { ListState } from '#renderer/only-us/ui/list/list-address.ts';
import { TranslationFilter } from '#renderer/only-us/ui/list/TranslationFilter.tsx';
import type { Narrow } from '#renderer/only-us/ui/list/use-list-state.ts';
import type { ChoiceOfCategory, listFields } from '../post.ts';

// The others are named after their columns.
const sortKeys = { title: 'byTitle', category: 'byCategory', state: 'byState' } as const;
const labelOf = (sort: (typeof postSorts)[number]) =>
  t(sort === 'title' || sort === 'category' || sort === 'state' ? sortKeys[sort] : sort);

type State = ListState<typeof listFields>;

interface Props {
  filter: Omit<State, 'trash'>;
  categories: ChoiceOfCategory[];
  narrow: Narrow<State>;
  children: ReactNode;
}

export function PostsToolbar({ filter, categories, narrow, children }: Props) {
  const filters = (
    <>
      <FilterSelect
        label={t('category')}
        all={t('allCategories')}
        value={filter.category || undefined}
        options={categories}
        onChange={(category = '') => narrow({ category })}
      />
      <FilterSelect
        label={t('state')}
        all={t('allStates')}
        value={filter.state}
        options={postStates.map((value) => ({ value, label: t(value) }))}
        onChange={(state) => narrow({ state })}
      />
      <TranslationFilter
        type="blog"
        value={filter.translation}
        onChange={(translation) => narrow({ translation })}
      />
      <SelectField
        aria-label={t('sort')}
        value={filter.sort}
        options={postSorts.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(sort) => narrow({ sort })}
      />
    </>
  );
  return (
    <ListToolbar
      label={t('search')}
      search={filter.search}
      onSearch={(search) => narrow({ search })}
      filters={filters}
    >
      {children}
    </ListToolbar>
  );
}
