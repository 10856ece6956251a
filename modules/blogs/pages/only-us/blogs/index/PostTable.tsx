import { Badge, Button, Flex, Link, Table, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { categories } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { Pending } from '#renderer/only-us/ui/entry/Pending.tsx';
import { useViews } from '#renderer/only-us/ui/entry/ViewCount.tsx';
import type { ListState } from '#renderer/only-us/ui/list/list-address.ts';
import { SortHeader } from '#renderer/only-us/ui/list/SortHeader.tsx';
import { EntrySelectionBar } from '#renderer/only-us/ui/select/EntrySelectionBar.tsx';
import { SelectBox, SelectPageBox } from '#renderer/only-us/ui/select/SelectBox.tsx';
import { type Selectable, selectableArea, useSelection } from '#renderer/only-us/ui/select/use-selection.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ListedPost, listFields } from '../post.ts';
import { PostMenu } from './PostMenu.tsx';

const assign = {
  field: 'category',
  label: t('changeCategory'),
  options: categories.map((value) => ({ value, label: t(value) })),
};

type Sort = ListState<typeof listFields>['sort'];

interface Props {
  posts: ListedPost[];
  /** What can be selected, on all pages. */
  selectable: Omit<Selectable, 'shown'>;
  sort: Sort;
  onSort(sort: Sort): void;
}

/** The posts, one a row. */
export function PostTable({ posts, selectable, sort, onSort }: Props) {
  const selection = useSelection({ ...selectable, shown: posts.map(({ id }) => id) });
  const views = useViews('blog');
  const nameOf = (id: number) => posts.find((post) => post.id === id)?.title ?? '';
  return (
    <>
      <div {...selectableArea}>
        <Table.Root variant="surface">
          <PostHeader
            sort={sort}
            onSort={onSort}
            hasViews={views !== undefined}
            box={<SelectPageBox selection={selection} />}
          />
          <Table.Body>
            {posts.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                views={views?.(post.id)}
                box={<SelectBox selection={selection} id={post.id} name={post.title} />}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </div>
      <EntrySelectionBar type="blog" selection={selection} nameOf={nameOf} canPublish assign={assign} />
    </>
  );
}

interface HeaderProps extends Pick<Props, 'sort' | 'onSort'> {
  /** Selects the page. */
  box: ReactNode;
  hasViews: boolean;
}

function PostHeader({ box, hasViews, ...sorting }: HeaderProps) {
  return (
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeaderCell width="24px">{box}</Table.ColumnHeaderCell>
        <SortHeader ascending="title" descending="title-desc" {...sorting}>
          {t('post')}
        </SortHeader>
        <SortHeader className="from-1100" ascending="category" descending="category-desc" {...sorting}>
          {t('category')}
        </SortHeader>
        <SortHeader ascending="state" descending="state-desc" {...sorting}>
          {t('state')}
        </SortHeader>
        <SortHeader ascending="oldest" descending="newest" {...sorting} startsDescending>
          {t('date')}
        </SortHeader>
        <SortHeader
          className="from-1280"
          ascending="changed-asc"
          descending="changed"
          {...sorting}
          startsDescending
        >
          {t('changedAt')}
        </SortHeader>
        {hasViews && (
          <Table.ColumnHeaderCell className="from-1100" justify="end" title={t('viewsLately')}>
            {t('views')}
          </Table.ColumnHeaderCell>
        )}
        <Table.ColumnHeaderCell justify="end">{t('actions')}</Table.ColumnHeaderCell>
      </Table.Row>
    </Table.Header>
  );
}

const colors = { draft: 'gray', scheduled: 'amber', published: 'green' } as const;

function PostRow({ post, views, box }: { post: ListedPost; views: number | undefined; box: ReactNode }) {
  const { id, title, slug, category, state, publishedAt, updatedAt, cover, language } = post;
  const { timeZone } = usePageContext().site;
  // For what is still to come the hour matters.
  const shown = state === 'scheduled' ? formatDateTime : formatDate;
  return (
    <Table.Row align="center">
      <Table.Cell>{box}</Table.Cell>
      <Table.RowHeaderCell>
        <Flex align="center" gap="3">
          <span className="posts-cover from-1000">
            {cover && <Picture picture={{ ...cover, alt: '' }} sizes="72px" />}
          </span>
          <div>
            <Link href={`/only-us/blogs/${id}`} weight="medium" color="gray" highContrast lang={language}>
              {title}
            </Link>
            <Text as="div" size="1" color="gray">
              <span className="below-1100">{t(category)} · </span>/blogs/{slug}
              {views !== undefined && (
                <span className="below-1100"> · {t('viewCount', { count: views })}</span>
              )}
            </Text>
          </div>
        </Flex>
      </Table.RowHeaderCell>
      <Table.Cell className="from-1100">{t(category)}</Table.Cell>
      <Table.Cell>
        <Flex direction="column" align="start" gap="1" maxWidth="150px">
          <Badge color={colors[state]} highContrast>
            {t(state)}
          </Badge>
          <Pending type="blog" id={id} isLive={state === 'published'} />
        </Flex>
      </Table.Cell>
      <Table.Cell>
        <Text
          size="2"
          wrap={state === 'scheduled' ? undefined : 'nowrap'}
          color={publishedAt ? undefined : 'gray'}
        >
          {publishedAt ? shown(publishedAt, timeZone) : t('notYet')}
        </Text>
      </Table.Cell>
      <Table.Cell className="from-1280">
        <Text size="2" wrap="nowrap">
          {formatDate(updatedAt, timeZone)}
        </Text>
      </Table.Cell>
      {views !== undefined && (
        <Table.Cell className="from-1100" justify="end">
          <Text size="2">{state === 'published' || views > 0 ? formatNumber(views) : ''}</Text>
        </Table.Cell>
      )}
      <Table.Cell>
        <Flex gap="2" justify="end">
          <Button variant="soft" color="gray" asChild>
            <a href={`/only-us/blogs/${id}`} aria-label={t('editOne', { title })}>
              {t('edit')}
            </a>
          </Button>
          <PostMenu post={post} />
        </Flex>
      </Table.Cell>
    </Table.Row>
  );
}
