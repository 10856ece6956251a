import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { timeAgo, timeOf } from '#lib/spoken-time.ts';

/** `withTime`: shows the hour of older days, too. */
export function Ago({ at, withTime = false }: { at: Date; withTime?: boolean }) {
  const { timeZone } = usePageContext().site;
  // The server rendered it a moment earlier.
  return (
    <time
      dateTime={at.toISOString()}
      title={`${formatDate(at, timeZone)}, ${timeOf(at, timeZone)}`}
      style={{ whiteSpace: 'nowrap' }}
      suppressHydrationWarning
    >
      {timeAgo(at, timeZone, withTime)}
    </time>
  );
}
