import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import type { openJobs } from './published.ts';
import { jobWords } from './words.ts';

type Job = ReturnType<typeof openJobs>[number];

export function JobRows({ jobs, heading: Heading }: { jobs: Job[]; heading: 'h2' | 'h3' }) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(jobWords);
  return (
    <ul className="job-rows">
      {jobs.map(({ id, slug, title, language: own, location, employmentType, closesAt }) => (
        <li className="row muted" key={id}>
          <Heading className="subtitle" lang={own}>
            <a className="card-link" href={`/blogs/${slug}`}>
              <NoWrapHyphens text={title} />
            </a>
          </Heading>
          <span>{location}</span>
          <span>{employmentType && t(employmentType)}</span>
          <span>{closesAt && t('until', { date: formatDate(closesAt, timeZone, language) })}</span>
        </li>
      ))}
    </ul>
  );
}
