import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/catalog/texts.ts';
import { formatDateTime } from '#renderer/ui/dates.ts';

/** How this screen tells of instants, in the time zone of the site. */
export function useWords() {
  const { timeZone } = usePageContext().site;
  const dateOf = (at: Date) => formatDateTime(at, timeZone);
  return {
    dateOf,
    /** When and by whom: an account may be gone, and starter content is nobody's. */
    when: (at: Date, name: string | null) => t('when', { date: dateOf(at), name: name ?? t('nobody') }),
  };
}
