import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import type { ContentType } from '../entry/entry-api.ts';
import { t } from './texts.ts';

/** Which entry a form shows. */
export interface EntryOf {
  type: ContentType;
  id: number;
}

interface Props {
  at?: Date;
  /** Who saved it, where that is known. */
  name?: string | null;
}

/** 'Sari saved this at 09.41 while you were editing.' */
export function Title({ at, name }: Props) {
  const { timeZone } = usePageContext().site;
  if (!at) return t('conflictTitle');
  const full = formatDateTime(at, timeZone);
  const isToday = formatDate(at, timeZone) === formatDate(new Date(), timeZone);
  const time = isToday ? (full.split(', ').at(-1) ?? full) : full;
  return name ? t('conflictTitleBy', { name, time }) : t('conflictTitleAt', { time });
}

/** The same with the name from the history: the last person but oneself, whose own edits were saved since, too. */
export function TitleWithName({ entry: { type, id }, at }: Props & { entry: EntryOf }) {
  const { user } = usePageContext();
  const { data } = api.content.getVersions.useQuery({ type, id }, { staleTime: 0 });
  const theirs = data?.find(({ by }) => by && by !== user?.name);
  return <Title at={theirs?.at ?? at} name={theirs?.by} />;
}
