import { Box, Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/settings/accounts/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { EndAllButton, SessionRows } from '#renderer/only-us/auth/Sessions.tsx';
import { ConfirmDialog } from '#renderer/only-us/ui/base/ConfirmDialog.tsx';
import { CopyField } from '#renderer/only-us/ui/base/CopyField.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { OpenDialog } from '#renderer/only-us/ui/base/OpenDialog.tsx';
import { RowMenu } from '#renderer/only-us/ui/base/RowMenu.tsx';
import type { Account, NewLink } from './accounts.ts';

/** Actions on an account. A link is made without a question: it changes nothing until it is used. */
export function AccountMenu({ account }: { account: Account }) {
  const { id, name, email, active, hasPassword, hasSecondFactor } = account;
  const [asked, ask] = useState<'sessions' | Question | null>(null);
  const utils = api.useUtils();
  const link = api.user.createPasswordLink.useMutation({ onError: () => utils.user.getAll.invalidate() });
  const activation = api.user.activate.useMutation(useRefetch(({ user }) => user, t('activated', { name })));
  const asking = (what: 'sessions' | Question) => ({ label: t(what), onSelect: () => ask(what) });
  const onClose = () => ask(null);
  return (
    <>
      <RowMenu
        label={t('more', { name })}
        items={[
          asking('sessions'),
          active && { label: t(hasPassword ? 'reset' : 'invite'), onSelect: () => link.mutate({ id }) },
          hasSecondFactor && asking('resetFactor'),
          active && asking('deactivate'),
          !active && { label: t('activate'), onSelect: () => activation.mutate({ id }) },
          { ...asking('delete'), color: 'red' },
        ]}
      />
      {asked === 'sessions' && <SessionsDialog account={account} onClose={onClose} />}
      {asked && asked !== 'sessions' && <QuestionDialog kind={asked} account={account} onClose={onClose} />}
      {link.data && (
        <LinkDialog {...{ name, email }} link={link.data} isFirst={!hasPassword} onClose={link.reset} />
      )}
    </>
  );
}

const doneTexts = { deactivate: 'deactivated', resetFactor: 'factorReset', delete: 'deleted' } as const;

type Question = keyof typeof doneTexts;

function QuestionDialog({ kind, account, onClose }: { kind: Question; account: Account; onClose(): void }) {
  const { id, name, email, self } = account;
  const { deactivate, resetSecondFactor, delete: remove } = api.user;
  const { mutateAsync } = { deactivate, resetFactor: resetSecondFactor, delete: remove }[kind].useMutation(
    useRefetch(({ user }) => user, t(doneTexts[kind], { name })),
  );
  const isOwn = self && kind !== 'resetFactor';
  return (
    <ConfirmDialog
      title={t(`${kind}Title`, { name })}
      description={isOwn ? t(`${kind}OwnText`) : t(`${kind}Text`, { name, email })}
      confirmLabel={t(kind)}
      {...(kind === 'deactivate' && { color: 'orange' })}
      onConfirm={() => mutateAsync({ id })}
      onClose={onClose}
    />
  );
}

function SessionsDialog({ account: { id, name, self }, onClose }: { account: Account; onClose(): void }) {
  const sessions = api.user.getSessions.useQuery({ id }, { refetchOnMount: 'always' });
  const { data = [] } = sessions;
  const refetch = useRefetch(({ user }) => user);
  const end = api.user.endSession.useMutation(refetch);
  const endAll = api.user.endSessions.useMutation(refetch);
  const endable = data.filter(({ current }) => !current).length;
  return (
    <OpenDialog title={t('sessionsTitle', { name })} maxWidth="600px" onClose={onClose}>
      {!sessions.data && <NotLoaded title={t('sessionsFailed')} query={sessions} />}
      {sessions.isSuccess && data.length === 0 && <Muted as="span">{t('noSessions')}</Muted>}
      <SessionRows sessions={data} end={end} />
      <Flex mt="5" gap="3" justify="end">
        {endable > 0 && (
          <EndAllButton name={self ? undefined : name} onEnd={() => endAll.mutateAsync({ id })} />
        )}
        <Button onClick={onClose}>{t('done')}</Button>
      </Flex>
    </OpenDialog>
  );
}

/** A link for choosing the password, shown this once. */
export function LinkDialog({ link, name, email, isFirst, onClose }: NewLink & { onClose(): void }) {
  const { url, expiresAt, delivery } = link;
  const { timeZone } = usePageContext().site;
  const words = [
    delivery && delivery !== 'sent' && t('linkNotMailed', { email }),
    delivery === 'sent' ? t('linkMailed', { email }) : t('linkText', { name }),
    !isFirst && t('resetText'),
  ];
  return (
    <OpenDialog
      title={t(isFirst ? 'inviteTitle' : 'resetTitle', { name })}
      description={words.filter(Boolean).join(' ')}
      maxWidth="560px"
      onClose={onClose}
    >
      <Box mt="4">
        <CopyField label={t('link')} value={url} />
      </Box>
      <Muted mt="2">{t('linkUntil', { until: spokenTime(expiresAt, timeZone) })}</Muted>
      <Flex mt="5" justify="end">
        <Button onClick={onClose}>{t('done')}</Button>
      </Flex>
    </OpenDialog>
  );
}
