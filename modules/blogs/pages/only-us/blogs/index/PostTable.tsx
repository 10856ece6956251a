import { Badge, Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { shortDate, spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/blogs/texts.ts';
import { categoryLabel } from '#modules/blogs/type.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { type Column, DataTable, tight } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { EntrySelectionBar } from '#renderer/only-us/ui/bulk/EntrySelectionBar.tsx';
import { SelectBox, SelectPageBox } from '#renderer/only-us/ui/bulk/SelectBox.tsx';
import { type Selectable, useSelection } from '#renderer/only-us/ui/bulk/use-selection.ts';
import { type Fact, factOf, useFacts } from '#renderer/only-us/ui/entry/EntryFacts.tsx';
import { type ListedEntry, ListedMenu, OpenLink, StatusBadge } from '#renderer/only-us/ui/entry/EntryRow.tsx';
import type { ListState } from '#renderer/only-us/ui/list/list-address.ts';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ChoiceOfCategory, ListedPost, listFields } from '../post.ts';

type Sort = ListState<typeof listFields>['sort'];

interface Props {
  posts: ListedPost[];
  categories: ChoiceOfCategory[];
  selectable: Omit<Selectable, 'shown'>;
  sorting: { sort: Sort; onSort(sort: Sort): void };
}

export function PostTable({ posts, categories, selectable, sorting }: Props) {
  const selection = useSelection({ ...selectable, shown: posts.map(({ id }) => id) });
  const facts = useFacts('blog');
  const mayWrite = useMayWith('write', 'blog');
  const { timeZone } = usePageContext().site;
  const assign = { field: 'category', label: t('changeCategory'), options: categories };
  const nameOf = (id: number) => posts.find((post) => post.id === id)?.title ?? '';
  return (
    <>
      <DataTable
        rows={posts}
        columns={columnsOf(timeZone, facts)}
        keyOf={({ id }) => id}
        actionsOf={(post) => <ListedMenu {...listed(post)} />}
        sorting={sorting}
        boxes={
          mayWrite && {
            page: <SelectPageBox selection={selection} />,
            of: ({ id, title }) => <SelectBox selection={selection} id={id} name={title} />,
          }
        }
      />
      <EntrySelectionBar type="blog" selection={selection} nameOf={nameOf} canPublish assign={assign} />
    </>
  );
}

type PostColumn = Column<ListedPost, Sort>;

function columnsOf(timeZone: string, facts: Fact[]): PostColumn[] {
  return [
    {
      header: t('post'),
      cell: (post) => <Title post={post} facts={facts} />,
      sort: { ascending: 'title', descending: 'title-desc' },
    },
    {
      header: t('state'),
      cell: (post) => <State post={post} />,
      width: tight,
      sort: { ascending: 'state', descending: 'state-desc' },
    },
    {
      header: t('published'),
      cell: ({ state, publishedAt }) => {
        if (!publishedAt) return <Muted wrap="nowrap">{t('notYet')}</Muted>;
        // For scheduled posts the hour matters.
        const time = state === 'scheduled' ? spokenTime : shortDate;
        return <Text wrap="nowrap">{time(publishedAt, timeZone)}</Text>;
      },
      width: tight,
      sort: { ascending: 'oldest', descending: 'newest', startsDescending: true },
      isMinor: true,
    },
    {
      header: t('changedAt'),
      cell: ({ changedAt, changedBy }) => (
        <>
          <Ago at={changedAt} />
          {changedBy && (
            <Muted as="div" wrap="nowrap">
              {t('by', { name: changedBy })}
            </Muted>
          )}
        </>
      ),
      sort: { ascending: 'changed-asc', descending: 'changed', startsDescending: true },
      width: tight,
      isMinor: true,
    },
    ...facts.map(factColumn),
  ];
}

function factColumn({ label, hint, counts }: Fact): PostColumn {
  return {
    header: label,
    title: hint,
    cell: ({ id, state }) => (state === 'published' || counts[id]) && formatNumber(counts[id] ?? 0),
    align: 'end',
    width: tight,
    isMinor: true,
  };
}

function listed({ id, title, slug, state }: ListedPost): ListedEntry {
  return {
    type: 'blog',
    entry: { id, status: state === 'draft' ? 'draft' : 'published' },
    name: title,
    opening: { route: '/only-us/blogs' },
    path: `/blogs/${slug}`,
    deleteText: t('deleteText'),
  };
}

const coverLook = { width: 72, aspectRatio: '3 / 2', background: 'var(--gray-a3)' };

function Title({ post, facts }: { post: ListedPost; facts: Fact[] }) {
  const { categoryName: category, author, cover, language } = post;
  return (
    <Flex align="center" gap="3">
      <span className="cover from-1100" style={coverLook}>
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes="72px" ground={cover.color} />}
      </span>
      <div>
        <Text weight="medium" lang={language}>
          <OpenLink {...listed(post)} />
        </Text>
        <Muted as="div">
          {categoryLabel(category)}
          {author && ` · ${author}`}
          <span className="below-1100">
            {facts.map((fact) => fact.counts[post.id] && ` · ${factOf(fact, post.id)}`)}
          </span>
        </Muted>
      </div>
    </Flex>
  );
}

function State({ post }: { post: ListedPost }) {
  return (
    <>
      {post.state === 'scheduled' && (
        <Badge color="amber" highContrast>
          {t('scheduled')}
        </Badge>
      )}
      <StatusBadge {...listed(post)} isStart />
    </>
  );
}
