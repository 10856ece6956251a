import { Badge, type BadgeProps } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Content, ContentType } from '../../content-api.ts';
import { useMay } from '../../use-may.ts';
import { t } from '../publish/texts.ts';

/** Unpublished changes, requests, schedules and the state of the translation of an entry in a list. */
export function Pending({ type, id, isLive }: { type: ContentType; id: number; isLive: boolean }) {
  const { timeZone } = usePageContext().site;
  const { data } = api.content.getPending.useQuery({ type });
  const isChanged = isLive && data?.changed.includes(id);
  const request = data?.requests.find((each) => each.id === id);
  const schedules = data?.schedules.filter((schedule) => schedule.id === id) ?? [];
  const translates = useMay('write', 'translations');
  const translation = data?.translations;
  const state = translation && translationOf(translation, id);
  return (
    <>
      {isChanged && <Note>{t('unpublishedChanges')}</Note>}
      {request && <Note>{t(request.state === 'asked' ? 'requestAsked' : 'requestReturned')}</Note>}
      {schedules.map(({ action, at, failed }) => {
        const does = action === 'unpublish' ? 'goesOfflineAt' : isLive ? 'changesGoLiveAt' : 'goesLiveAt';
        return (
          <Note key={action} color={failed ? 'red' : 'amber'} style={{ whiteSpace: 'normal' }}>
            {failed ? t('notDone', { why: failed }) : t(does, { date: spokenTime(at, timeZone) })}
          </Note>
        );
      })}
      {state && (state !== 'missing' || (isLive && translates)) && (
        <Note color={state === 'outdated' ? 'amber' : 'gray'}>
          {t(state, { language: languageNames[translation.language] })}
        </Note>
      )}
    </>
  );
}

function translationOf(known: NonNullable<Content['getPending']['translations']>, id: number) {
  if (known.own.includes(id)) return 'onlyIn';
  if (known.outdated.includes(id)) return 'outdated';
  return known.published.includes(id) ? null : 'missing';
}

function Note(props: BadgeProps) {
  return <Badge highContrast color="amber" {...props} />;
}
