import './list.css';
import { Button, Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/blogs/texts.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { Pages } from '#renderer/only-us/ui/files/Pages.tsx';
import { NotLoaded } from '#renderer/only-us/ui/list/NotLoaded.tsx';
import { PageSize } from '#renderer/only-us/ui/list/PageSize.tsx';
import { TrashList } from '#renderer/only-us/ui/trash/TrashList.tsx';
import { PostsToolbar } from './PostsToolbar.tsx';
import { PostTable } from './PostTable.tsx';
import { type Posts, usePosts } from './use-posts.ts';

/** The posts: find, write, publish, delete. */
export default function Page() {
  const list = usePosts();
  if (list.trash) return <TrashList type="blog" onClose={() => list.narrow({ trash: false })} />;
  return (
    <>
      <PostsToolbar list={list} />
      <Found list={list} />
    </>
  );
}

function Found({ list }: { list: Posts }) {
  const { query, filter, narrow, isNarrowed, selectable } = list;
  const turnTo = (page: number) => {
    narrow({ page });
    window.scrollTo({ top: 0 });
  };
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { posts, total, pages } = query.data;
  return (
    <>
      <Flex justify="between" align="center" mb="3">
        <Text as="p" size="2" color="gray" role="status">
          {t('count', { count: total })}
        </Text>
        <PageSize size={filter.size} total={total} onChange={(size) => narrow({ size })} />
      </Flex>
      {posts.length > 0 && (
        <PostTable
          posts={posts}
          selectable={selectable}
          sort={filter.sort}
          onSort={(sort) => narrow({ sort })}
        />
      )}
      {pages > 1 && <Pages page={filter.page} pages={pages} onTurn={turnTo} />}
      {total === 0 && <Nothing isNarrowed={isNarrowed} />}
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button asChild>
        <a href="/only-us/blogs/new">{t('add')}</a>
      </Button>
    </EmptyState>
  );
}
