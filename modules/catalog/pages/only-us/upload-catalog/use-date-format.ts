import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { t } from '#modules/catalog/texts.ts';

/** Formats dates in the site's time zone. */
export function useDateFormat() {
  const { timeZone } = usePageContext().site;
  const dateOf = (at: Date) => formatDateTime(at, timeZone);
  return {
    dateOf,
    /** When and, as long as there is the account, by whom. */
    when: (at: Date, name: string | null) => (name ? t('when', { date: dateOf(at), name }) : dateOf(at)),
  };
}
