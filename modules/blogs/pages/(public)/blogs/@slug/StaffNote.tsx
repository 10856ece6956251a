import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import type { Data } from './+data.ts';

/** Tells staff that visitors can't see the post yet. Below is exactly what they will see. */
export function StaffNote({ post: { id, state, publishedAt } }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  if (state === 'published') return null;
  const words =
    state === 'draft'
      ? 'This is a draft: visitors don’t see it.'
      : `Scheduled: visitors see it from ${formatDateTime(publishedAt, timeZone)}.`;
  return (
    <p className="staff-note" role="note" lang="en">
      {words} <a href={`/only-us/blogs/${id}`}>Edit</a>
    </p>
  );
}
