import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { timeAgo, timeOf } from '#lib/spoken-time.ts';

interface Props {
  at: Date;
  /** Shows the hour of older days, too. */
  withTime?: boolean;
}

export function Ago({ at, withTime = false }: Props) {
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
