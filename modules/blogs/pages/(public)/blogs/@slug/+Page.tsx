import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { blogPath, categoryPath } from '#modules/blogs/paths.ts';
import { blogWords, categoryName } from '#modules/blogs/words.ts';
import { AskUs } from '#renderer/public/AskUs.tsx';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { Contents } from '#renderer/public/Contents.tsx';
import { DraftNote } from '#renderer/public/DraftNote.tsx';
import { ChipLinks } from '#renderer/public/FilterLinks.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { Recommended } from '#renderer/public/Recommended.tsx';
import { SharePage } from '#renderer/public/SharePage.tsx';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Data } from './+data.ts';
import { JobFacts, OtherJobs } from './Job.tsx';
import { PostJsonLd } from './PostJsonLd.tsx';

export default function Page() {
  const post = useData<Data>();
  const { site } = usePageContext();
  const t = useWords(blogWords);
  const category = categoryName(useLanguage(), post.categoryName);
  const address = `${site.address}/blogs/${post.slug}`;
  return (
    <>
      {post.state !== 'published' && (
        <DraftNote
          form={`/only-us/blogs/${post.id}`}
          scheduled={post.state === 'scheduled' ? post.publishedAt : undefined}
        />
      )}
      <div className="post page-body wrap">
        <Breadcrumbs
          above={[
            { label: t('blog'), path: '/blogs' },
            { label: category, path: categoryPath(post.categorySlug) },
          ]}
          label={post.title}
        />
        <article>
          <PostHead post={post} />
          <JobFacts post={post} />
          {post.cover && (
            <div className="post-cover">
              <Picture picture={post.cover} sizes="(min-width: 65rem) 960px, 94vw" priority />
            </div>
          )}
          <div className="post-columns">
            <Contents doc={post.body} title={t('contents')} />
            <div className="post-text">
              <VisitorText doc={post.body} pictures={post.pictures} />
              <ChipLinks
                label={t('tags')}
                links={post.tags.map(({ name, word }) => ({
                  name,
                  href: blogPath({ tag: word }),
                  rel: 'tag',
                }))}
              />
              <SharePage title={post.title} address={address} />
            </div>
          </div>
        </article>
        {post.category !== jobCategory && <AskUs title={t('askTitle')} text={t('askText')} />}
        <Recommended entries={post.recommended} />
        <Neighbours previous={post.previous} next={post.next} />
        <OtherJobs post={post} />
      </div>
      <PostJsonLd post={post} address={address} />
    </>
  );
}

function PostHead({ post }: { post: Data }) {
  const { categorySlug, publishedAt, title, excerpt, author } = post;
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(blogWords);
  return (
    <header className="post-head">
      <p className="post-kicker row muted">
        <a href={categoryPath(categorySlug)}>{categoryName(language, post.categoryName)}</a>
        <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt, timeZone, language)}</time>
      </p>
      <h1>
        <NoWrapHyphens text={title} />
      </h1>
      {excerpt && <p className="lead">{excerpt}</p>}
      {author && <p className="post-author">{t('by', { author })}</p>}
    </header>
  );
}

function Neighbours({ previous, next }: Pick<Data, 'previous' | 'next'>) {
  const t = useWords(blogWords);
  if (!previous && !next) return null;
  return (
    <nav className="post-neighbours split screen-only" aria-label={t('more')}>
      {previous && (
        <a rel="prev" href={`/blogs/${previous.slug}`}>
          <small>
            <Icon name="previous" /> {t('previous')}
          </small>
          <span lang={previous.language}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={`/blogs/${next.slug}`}>
          <small>
            {t('next')} <Icon name="next" />
          </small>
          <span lang={next.language}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
