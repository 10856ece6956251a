import './post.css';
import './post-print.css';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { jobsPath } from '#modules/blogs/paths.ts';
import { blogWords, jobWords } from '#modules/blogs/words.ts';
import { AskUs } from '#renderer/public/AskUs.tsx';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { useWords } from '#renderer/public/language.ts';
import { Recommended } from '#renderer/public/Recommended.tsx';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Data } from './+data.ts';
import { ApplyBar } from './Apply.tsx';
import { Contents } from './Contents.tsx';
import { JobFacts } from './JobFacts.tsx';
import { Neighbours } from './Neighbours.tsx';
import { OtherJobs } from './OtherJobs.tsx';
import { PostHead } from './PostHead.tsx';
import { PostJsonLd } from './PostJsonLd.tsx';
import { Share } from './Share.tsx';
import { StaffNote } from './StaffNote.tsx';

/** A post to read. */
export default function Page() {
  const post = useData<Data>();
  const { site } = usePageContext();
  const t = useWords(blogWords);
  const job = useWords(jobWords);
  const jobs = post.category === 'CAREER' ? [{ label: job('jobs'), path: jobsPath }] : [];
  const address = `${site.address}/blogs/${post.slug}`;
  return (
    <>
      <StaffNote post={post} />
      <div className="post wrap">
        <Breadcrumbs
          above={[{ label: t('blog'), path: '/blogs' }, ...jobs]}
          label={post.title}
          address={site.address}
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
            <Contents doc={post.body} />
            <div className="post-text">
              <VisitorText doc={post.body} pictures={post.pictures} />
              <Share title={post.title} address={address} />
            </div>
          </div>
        </article>
        {post.category !== 'CAREER' && <AskUs title={t('askTitle')} text={t('askText')} />}
        <Recommended entries={post.recommended} />
        <Neighbours previous={post.previous} next={post.next} />
        <OtherJobs jobs={post.jobs} />
      </div>
      <ApplyBar post={post} />
      <PostJsonLd post={post} address={address} />
    </>
  );
}
