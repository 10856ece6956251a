import { Badge, Button, Flex, Link, Table, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { t } from '#modules/blogs/texts.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ListedPost } from '../post.ts';
import { PostMenu } from './PostMenu.tsx';

/** The posts, one a row. */
export function PostTable({ posts }: { posts: ListedPost[] }) {
  return (
    <Table.Root variant="surface" className="posts">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>{t('post')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="posts-category">{t('category')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('state')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('date')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="posts-changed">{t('changedAt')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">{t('actions')}</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const colors = { draft: 'gray', scheduled: 'amber', published: 'green' } as const;

function PostRow({ post }: { post: ListedPost }) {
  const { id, title, slug, category, state, publishedAt, updatedAt, cover, language } = post;
  const { timeZone } = usePageContext().site;
  // For what is still to come the hour matters.
  const shown = state === 'scheduled' ? formatDateTime : formatDate;
  return (
    <Table.Row align="center">
      <Table.RowHeaderCell>
        <Flex align="center" gap="3">
          <span className="posts-cover">
            {cover && <Picture picture={{ ...cover, alt: '' }} sizes="72px" />}
          </span>
          <div>
            <Link href={`/only-us/blogs/${id}`} weight="medium" color="gray" highContrast lang={language}>
              {title}
            </Link>
            <Text as="div" size="1" color="gray">
              <span className="posts-category-below">{t(category)} · </span>/blogs/{slug}
            </Text>
          </div>
        </Flex>
      </Table.RowHeaderCell>
      <Table.Cell className="posts-category">{t(category)}</Table.Cell>
      <Table.Cell>
        <Badge color={colors[state]} highContrast>
          {t(state)}
        </Badge>
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
      <Table.Cell className="posts-changed">
        <Text size="2" wrap="nowrap">
          {formatDate(updatedAt, timeZone)}
        </Text>
      </Table.Cell>
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
