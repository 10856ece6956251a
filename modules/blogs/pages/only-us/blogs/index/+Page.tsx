import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { postSorts, postStates } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { post } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { useDebouncedValue } from '#renderer/only-us/ui/base/use-debounced-value.ts';
import { AddButton, FilterSelect, ListMenu, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import type { ListState } from '#renderer/only-us/ui/list/list-address.ts';
import { PagedList } from '#renderer/only-us/ui/list/PagedList.tsx';
import { type Narrow, useLastPage, useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { TrashList } from '#renderer/only-us/ui/trash/TrashList.tsx';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import { BlogTabs } from '../BlogTabs.tsx';
import { type ChoiceOfCategory, listFields, useCategories } from '../post.ts';
import { PostTable } from './PostTable.tsx';

/** The list of posts. The old page stays while the next one loads. */
export default function Page() {
  const [{ trash, ...filter }, narrow] = useListState(listFields);
  const wanted = { ...filter, search: useDebouncedValue(filter.search.trim()) };
  const query = api.blog.getAll.useQuery(wanted, { placeholderData: keepPreviousData });
  const categories = useCategories();
  const mayWrite = useMayWith('write', 'blog');
  const { getIds } = api.useUtils().blog;
  useLastPage(filter.page, query.isPlaceholderData ? undefined : query.data?.pages, narrow);
  if (trash) return <TrashList type="blog" onClose={() => narrow({ trash: false })} />;
  const { posts = [], total = 0, pages = 1 } = query.data ?? {};
  const { search, category, state, sort } = wanted;
  const narrowedBy = [search, category, state];
  const selectable = {
    total,
    narrowedTo: JSON.stringify(narrowedBy),
    // Never from the cache: posts come and go.
    getAll: () => getIds.fetch(wanted, { staleTime: 0 }),
  };
  const buttons = mayWrite && (
    <>
      <ListMenu onTrash={() => narrow({ trash: true })} />
      <AddButton href="/only-us/blogs/new">{t('add')}</AddButton>
    </>
  );
  if (query.data && total === 0 && !narrowedBy.some(Boolean)) {
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        {buttons}
      </EmptyState>
    );
  }
  return (
    <>
      <BlogTabs current={post} />
      <PostsToolbar filter={filter} categories={categories} narrow={narrow}>
        {buttons}
      </PostsToolbar>
      {query.data ? (
        <PagedList count={t('count', { count: total })} {...filter} {...{ total, pages }} onChange={narrow}>
          {posts.length > 0 && (
            <PostTable
              posts={posts}
              categories={categories}
              selectable={selectable}
              sorting={{ sort, onSort: (next) => narrow({ sort: next }) }}
            />
          )}
          {total === 0 && <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />}
        </PagedList>
      ) : (
        <NotLoaded title={t('failedTitle')} query={query} />
      )}
    </>
  );
}

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

function PostsToolbar({ filter, categories, narrow, children }: Props) {
  return (
    <ListToolbar
      label={t('search')}
      search={filter.search}
      onSearch={(search) => narrow({ search })}
      filters={
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
          <SelectField
            aria-label={t('sort')}
            value={filter.sort}
            options={postSorts.map((value) => ({ value, label: labelOf(value) }))}
            onChange={(sort) => narrow({ sort })}
          />
        </>
      }
    >
      {children}
    </ListToolbar>
  );
}
