import './job.css';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { jobWords } from '#modules/blogs/words.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';
import { Apply } from './Apply.tsx';
import { isClosed } from './is-closed.ts';

/** Where and how one works, and until when one can apply. */
export function JobFacts({ post }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(jobWords);
  const { category, location, employmentType, closesAt } = post;
  if (category !== 'CAREER') return null;
  return (
    <aside className="job-facts" aria-label={t('job')}>
      {(location || employmentType || closesAt) && (
        <dl>
          {location && <Fact name={t('location')}>{location}</Fact>}
          {employmentType && <Fact name={t('employment')}>{t(employmentType)}</Fact>}
          {closesAt && (
            <Fact name={t(isClosed(post) ? 'closedOn' : 'applyUntil')}>
              <time dateTime={closesAt.toISOString()}>{formatDate(closesAt, timeZone, language)}</time>
            </Fact>
          )}
        </dl>
      )}
      {isClosed(post) ? <p>{t('closed')}</p> : <Apply post={post} />}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
