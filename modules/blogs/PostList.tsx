import { useData } from 'vike-react/useData';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { PageLinks } from '#renderer/public/PageLinks.tsx';
import { siteWords } from '#renderer/public/words.ts';
import { jobCategory } from './choices.ts';
import { JobRows } from './JobRows.tsx';
import type { ListData } from './list-data.ts';
import { PostCard } from './PostCard.tsx';
import { blogPath } from './paths.ts';
import { blogWords, categoryName, jobWords } from './words.ts';

// Its approximate shape beside two small ones.
const largeShape = 792 / 700;

export default function PostList() {
  const { heading, category, tag, page, pages } = useData<ListData>();
  const t = useWords(blogWords);
  const isJobs = category?.key === jobCategory;
  return (
    <div className={isJobs ? 'page-body wrap' : 'page-body blogs wrap'}>
      {(category || tag) && <Breadcrumbs above={[{ label: t('blog'), path: '/blogs' }]} label={heading} />}
      <h1>{heading}</h1>
      {tag && <p className="lead">{t('tagged', { count: tag.count })}</p>}
      {isJobs ? <Jobs /> : <Posts />}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(wanted) => blogPath({ category: category?.slug, tag: tag?.word, page: wanted })}
        before={t('newer')}
        after={t('older')}
      />
    </div>
  );
}

/** The very first is large if it has a cover. */
function Posts() {
  const { posts, page } = useData<ListData>();
  const t = useWords(blogWords);
  const opens = page === 1 && posts.length > 2;
  return (
    <>
      <CategoryFilter />
      {posts.length === 0 && <EmptyState text={t('none')} />}
      {posts.length > 0 && (
        <div className="post-grid post-rows columns">
          {posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              largeShape={opens && index === 0 ? largeShape : undefined}
              priority={index === 0}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Open jobs as rows, because they are compared by place and time, not by picture. */
function Jobs() {
  const { posts } = useData<ListData>();
  const t = useWords(jobWords);
  if (posts.length === 0) return <EmptyState text={t('noJobs')} />;
  return (
    <>
      <p className="lead">{t('jobsLead')}</p>
      <JobRows jobs={posts} heading="h2" />
    </>
  );
}

function CategoryFilter() {
  const { category: current, tag, categories, counts } = useData<ListData>();
  const language = useLanguage();
  const all = { href: '/blogs', name: useWords(siteWords)('all'), count: counts.all ?? 0 };
  const used = categories.filter(({ key, count }) => count > 0 || key === current?.key);
  const choices = used.map(({ key, name, slug, count }) => ({
    href: blogPath({ category: slug }),
    name: categoryName(language, name),
    count,
    isCurrent: key === current?.key,
  }));
  return <FilterLinks choices={[{ ...all, isCurrent: !current && !tag }, ...choices]} />;
}
