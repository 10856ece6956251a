import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { employmentLabels } from '#modules/blogs/labels.ts';
import type { Data } from './+data.ts';
import { isClosed } from './is-closed.ts';

/** Where and how one works, and until when one can apply. */
export function JobFacts({ post }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  const { category, location, employmentType, closesAt } = post;
  if (category !== 'CAREER' || !(location || employmentType || closesAt)) return null;
  return (
    <aside className="job-facts" aria-label="The job" lang="en">
      <dl>
        {location && (
          <Fact name="Location">
            <span lang="id">{location}</span>
          </Fact>
        )}
        {employmentType && <Fact name="Employment">{employmentLabels[employmentType]}</Fact>}
        {closesAt && (
          <Fact name={isClosed(post) ? 'Closed on' : 'Apply until'}>
            <time dateTime={closesAt.toISOString()} lang="id">
              {formatDate(closesAt, timeZone)}
            </time>
          </Fact>
        )}
      </dl>
      {isClosed(post) && <p>This job is closed and no longer accepts applications.</p>}
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
