import '../ui/base/rows.css';
import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { browserName } from '#lib/browser-name.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import type { api, Outputs } from '../api.ts';
import { toast } from '../toast.ts';
import { ConfirmButton } from '../ui/base/ConfirmButton.tsx';
import { Muted } from '../ui/base/Muted.tsx';
import { QuietButton } from '../ui/base/QuietButton.tsx';
import { texts } from '../ui/base/texts.ts';

const t = texts('sessions', {
  zone: '{city} time',
  since: 'since {since}',
  sinceAlone: 'Since {since}',
  used: 'last used {used}',
  thisOne: 'This one',
  end: 'Sign out',
  endOne: 'Sign out {browser}',
  ended: 'That browser is signed out.',
  endOthers: 'Sign out all others',
  endOthersTitle: 'Sign out all your other browsers?',
  endOthersText: 'You stay signed in here and are signed out everywhere else.',
  othersEnded: 'All your other browsers are signed out.',
  endAll: 'Sign out everywhere',
  endAllTitle: 'Sign {name} out everywhere?',
  endAllText: '{name} can sign in again.',
  allEnded: '{name} is signed out everywhere.',
});

type Session = Outputs['account']['getSessions'][number];

interface Props {
  sessions: Session[];
  end: Pick<ReturnType<typeof api.account.endSession.useMutation>, 'mutate' | 'isPending' | 'variables'>;
}

/** The browsers that are signed in to an account: which, from where, since when. Each but this one can be signed out. */
export function SessionRows({ sessions, end }: Props) {
  const { timeZone } = usePageContext().site;
  const at = (date: Date) => spokenTime(date, timeZone);
  return (
    <ul className="panel rows">
      {sessions.map(({ id, browser, timeZone: place, createdAt, usedAt, current }) => (
        <li key={id} className="row">
          <Flex align="center" gap="3" justify="between">
            <Box minWidth="0">
              <Text weight="medium">{browserName(browser)}</Text> {current && <Badge>{t('thisOne')}</Badge>}
              <Muted as="div">
                {place
                  ? `${t('zone', { city: cityOf(place) })} · ${t('since', { since: at(createdAt) })}`
                  : t('sinceAlone', { since: at(createdAt) })}
                {!current && ` · ${t('used', { used: at(usedAt) })}`}
              </Muted>
            </Box>
            {!current && (
              <QuietButton
                loading={end.isPending && end.variables?.id === id}
                aria-label={t('endOne', { browser: browserName(browser) })}
                onClick={() => end.mutate({ id }, { onSuccess: () => toast(t('ended'), 'success') })}
              >
                {t('end')}
              </QuietButton>
            )}
          </Flex>
        </li>
      ))}
    </ul>
  );
}

// Of 'America/Argentina/Buenos_Aires', the last.
function cityOf(timeZone: string) {
  return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
}

interface EndAllProps {
  /** Whose sessions they are; left out, they are the user's own. */
  name?: string | undefined;
  onEnd(): Promise<unknown>;
}

/** Signs an account out everywhere, oneself everywhere else. */
export function EndAllButton({ name = '', onEnd }: EndAllProps) {
  const end = async () => {
    await onEnd();
    toast(t(name ? 'allEnded' : 'othersEnded', { name }), 'success');
  };
  return (
    <ConfirmButton
      title={t(name ? 'endAllTitle' : 'endOthersTitle', { name })}
      description={t(name ? 'endAllText' : 'endOthersText', { name })}
      confirmLabel={t(name ? 'endAll' : 'endOthers')}
      onConfirm={end}
    />
  );
}
