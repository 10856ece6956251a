import './blogs.css';
import { useData } from 'vike-react/useData';
import { type Category, categories } from '#modules/blogs/choices.ts';
import { JobRows } from '#modules/blogs/JobRows.tsx';
import { PostCard, postShares } from '#modules/blogs/PostCard.tsx';
import { blogPath } from '#modules/blogs/paths.ts';
import { blogWords, jobWords } from '#modules/blogs/words.ts';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';
import { useWords } from '#renderer/public/language.ts';
import { PageLinks } from '#renderer/public/PageLinks.tsx';
import { siteWords } from '#renderer/public/words.ts';
import type { Data } from './+data.ts';

// Beside two small ones it becomes about this high.
const largeShape = 792 / 700;

/** A page of the posts, of one category or of all. The very first is large if it has a cover. */
export default function Page() {
  const { category, posts, counts, page } = useData<Data>();
  const t = useWords(blogWords);
  if (category === 'CAREER') {
    return (
      <div className="list-page wrap">
        <Jobs posts={posts} />
        <Further />
      </div>
    );
  }
  const opens = page === 1 && posts.length > 2;
  return (
    <div className="list-page blogs wrap">
      <h1>{t(category ?? 'blog')}</h1>
      {counts.all > 0 && <CategoryFilter counts={counts} current={category} />}
      {posts.length > 0 ? (
        <div className="post-grid post-rows columns">
          {posts.map((post, index) => {
            const isLarge = opens && index === 0 && post.cover !== null;
            return (
              <PostCard
                key={post.id}
                post={post}
                large={isLarge}
                share={isLarge ? postShares.large : postShares.small}
                laptopShape={isLarge ? largeShape : undefined}
                priority={index === 0}
              />
            );
          })}
        </div>
      ) : (
        <EmptyState text={t('none')} />
      )}
      <Further />
    </div>
  );
}

/** The ways to the pages after and before this one. */
function Further() {
  const { category, page, pages } = useData<Data>();
  const t = useWords(blogWords);
  return (
    <PageLinks
      page={page}
      pages={pages}
      pathOf={(wanted) => blogPath({ category, page: wanted })}
      before={t('newer')}
      after={t('older')}
    />
  );
}

/** The jobs that are open, as rows: they are compared by place and time, not by their pictures. */
function Jobs({ posts }: Pick<Data, 'posts'>) {
  const t = useWords(jobWords);
  return (
    <>
      <h1>{t('jobs')}</h1>
      {posts.length > 0 ? (
        <>
          <p className="lead">{t('jobsLead')}</p>
          <JobRows jobs={posts} heading="h2" />
        </>
      ) : (
        <EmptyState text={t('noJobs')} />
      )}
    </>
  );
}

interface Props {
  counts: Record<Category | 'all', number>;
  /** The category that is shown; null for all. */
  current: Category | null;
}

/** Which posts to show. */
function CategoryFilter({ counts, current }: Props) {
  const t = useWords(blogWords);
  const all = useWords(siteWords)('all');
  const used = categories.filter((category) => counts[category] > 0 || category === current);
  const choices = [null, ...used].map((category) => ({
    href: blogPath({ category }),
    name: category ? t(category) : all,
    count: counts[category ?? 'all'],
    isCurrent: category === current,
  }));
  return <FilterLinks choices={choices} />;
}
