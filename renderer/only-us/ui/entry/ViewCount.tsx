import { api } from '#renderer/only-us/api.ts';
import { useMay } from '#renderer/only-us/use-may.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { Muted } from '../Muted.tsx';
import { t } from './texts.ts';

/** How often the pages of a type's entries were opened in the last 30 days; undefined for people who don't see that. */
export function useViews(type: string): ((id: number) => number) | undefined {
  const { data } = api.statistics.getViews.useQuery({ type }, { enabled: useMay('read', 'statistics') });
  return data && ((id) => data[id] ?? 0);
}

/** '120 views' beside an entry in its list; nothing beside a draft that nobody has seen. */
export function ViewCount({ type, entry }: { type: string; entry: { id: number; status: string } }) {
  const views = useViews(type)?.(entry.id);
  if (views === undefined || (views === 0 && entry.status === 'draft')) return null;
  return (
    <Muted as="span" wrap="nowrap" className="from-1100" title={t('viewsLately')}>
      {views === 1 ? t('oneView') : t('views', { views: formatNumber(views) })}
    </Muted>
  );
}
