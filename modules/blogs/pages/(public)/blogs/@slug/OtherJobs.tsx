import './job.css';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { jobsPath } from '#modules/blogs/paths.ts';
import { jobWords } from '#modules/blogs/words.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import type { Data } from './+data.ts';

/** The other jobs that one can apply for, below a job. */
export function OtherJobs({ jobs }: Pick<Data, 'jobs'>) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(jobWords);
  if (jobs.length === 0) return null;
  return (
    <section className="other-jobs screen-only" aria-labelledby="other-jobs">
      <div className="section-top">
        <h2 id="other-jobs">{t('otherJobs')}</h2>
        <a className="link-more" href={jobsPath}>
          {t('allJobs')} <Icon name="onward" />
        </a>
      </div>
      <ul>
        {jobs.map(({ id, slug, title, language: own, location, employmentType, closesAt }) => (
          <li key={id}>
            <a className="card-link" href={`/blogs/${slug}`} lang={own}>
              <NoWrapHyphens text={title} />
            </a>
            <small>
              {[
                location,
                employmentType && t(employmentType),
                closesAt && t('until', { date: formatDate(closesAt, timeZone, language) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
