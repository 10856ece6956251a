import { Badge } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { t } from '../publish/texts.ts';
import type { ContentType } from './entry-api.ts';

interface Props {
  type: ContentType;
  id: number;
  isLive: boolean;
}

function ScheduleBadges({ type, id, isLive }: Props) {
  const { timeZone } = usePageContext().site;
  const { data } = api.content.getPending.useQuery({ type });
  const schedules = data?.schedules.filter((schedule) => schedule.id === id) ?? [];
  return schedules.map(({ action, at, failed }) => {
    const does = action === 'unpublish' ? 'goesOfflineAt' : isLive ? 'changesGoLiveAt' : 'goesLiveAt';
    return (
      <Badge key={action} highContrast color={failed ? 'red' : 'amber'} style={{ whiteSpace: 'normal' }}>
        {failed ? t('notDone', { why: failed }) : t(does, { date: spokenTime(at, timeZone) })}
      </Badge>
    );
  });
}

/** Unpublished changes, requests and schedules of an entry in a list. */
export function Pending(props: Props) {
  const { data } = api.content.getPending.useQuery({ type: props.type });
  const isChanged = props.isLive && data?.changed.includes(props.id);
  const request = data?.requests.find(({ id }) => id === props.id);
  return (
    <>
      {isChanged && (
        <Badge highContrast color="amber">
          {t('unpublishedChanges')}
        </Badge>
      )}
      {request && (
        <Badge highContrast color="amber">
          {t(request.state === 'asked' ? 'requestAsked' : 'requestReturned')}
        </Badge>
      )}
      <ScheduleBadges {...props} />
      <TranslationBadge {...props} />
    </>
  );
}

/** Marks an outdated translation, or an entry in the second language only. */
function TranslationBadge({ type, id }: Props) {
  const { data } = api.content.getPending.useQuery({ type });
  const { language, outdated, own } = data?.translations ?? {};
  const isOutdated = outdated?.includes(id);
  if (!language || !(isOutdated || own?.includes(id))) return null;
  return (
    <Badge highContrast color={isOutdated ? 'amber' : 'gray'}>
      {t(isOutdated ? 'outdated' : 'onlyIn', { language: languageNames[language] })}
    </Badge>
  );
}
