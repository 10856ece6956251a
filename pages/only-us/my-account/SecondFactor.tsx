import '#renderer/only-us/ui/base/rows.css';
import { Box, Button, Flex, Text } from '@radix-ui/themes';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import type { ConfirmDialogProps } from '#renderer/only-us/ui/base/ConfirmDialog.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { AddAuthenticator, AddPasskey, RecoveryCodes } from './KeyDialogs.tsx';
import { t } from './texts.ts';

type Keys = Outputs['secondFactor']['get'];
type Asked = 'passkey' | 'authenticator' | { codes: string[] } | null;

export function hasFactor({ passkeys, hasAuthenticator }: Keys): boolean {
  return passkeys.length > 0 || hasAuthenticator;
}

export function SecondFactor({ keys }: { keys: Keys }) {
  const { passkeys, hasAuthenticator, recoveryCodes, isRequired } = keys;
  const utils = api.useUtils();
  const [asked, ask] = useState<Asked>(null);
  const hasSome = hasFactor(keys);
  const added = (codes: string[] | null) => {
    void utils.secondFactor.invalidate();
    ask(codes && { codes });
  };
  return (
    <Section title={t('secondFactor')} hint={t('secondFactorHint')}>
      {isRequired && !hasSome && (
        <Notice size="2" color="amber" mb="4">
          {t('required')}
        </Notice>
      )}
      <ul className="panel rows">
        {passkeys.map((key) => (
          <Passkey key={key.id} passkey={key} isHere={key.host === keys.host} />
        ))}
        {hasAuthenticator && <Authenticator onReplace={() => ask('authenticator')} />}
        {hasSome && <Codes left={recoveryCodes} onMade={(codes) => ask({ codes })} />}
      </ul>
      <Flex mt={hasSome ? '4' : '0'} gap="3" wrap="wrap">
        <Button type="button" variant="soft" disabled={!keys.host} onClick={() => ask('passkey')}>
          <Fingerprint size={16} aria-hidden /> {t('addPasskey')}
        </Button>
        {!hasAuthenticator && (
          <QuietButton onClick={() => ask('authenticator')}>
            <Smartphone size={16} aria-hidden /> {t('addAuthenticator')}
          </QuietButton>
        )}
      </Flex>
      {!keys.host && <Muted mt="2">{t('noPasskeysHere')}</Muted>}
      {asked === 'passkey' && <AddPasskey onAdded={added} onClose={() => ask(null)} />}
      {asked === 'authenticator' && <AddAuthenticator onAdded={added} onClose={() => ask(null)} />}
      {asked && typeof asked === 'object' && <RecoveryCodes codes={asked.codes} onClose={() => ask(null)} />}
    </Section>
  );
}

interface RowProps {
  icon: ReactNode;
  name: string;
  about: string;
  children: ReactNode;
}

function Row({ icon, name, about, children }: RowProps) {
  return (
    <li className="row">
      <Flex align="center" gap="3" justify="between" wrap="wrap">
        <Flex align="center" gap="3" minWidth="0">
          {icon}
          <Box minWidth="0">
            <Text weight="medium">{name}</Text>
            <Muted as="div">{about}</Muted>
          </Box>
        </Flex>
        <Flex gap="2">{children}</Flex>
      </Flex>
    </li>
  );
}

function Passkey({ passkey, isHere }: { passkey: Keys['passkeys'][number]; isHere: boolean }) {
  const { id, name, host, createdAt, usedAt } = passkey;
  const { timeZone } = usePageContext().site;
  const { mutateAsync } = api.secondFactor.removePasskey.useMutation(useRemoval('passkeyRemoved'));
  const at = (date: Date) => spokenTime(date, timeZone);
  const about = [
    t('added', { at: at(createdAt) }),
    usedAt && t('used', { at: at(usedAt) }),
    !isHere && t('elsewhere', { host }),
  ];
  return (
    <Row icon={<Fingerprint size={20} aria-hidden />} name={name} about={about.filter(Boolean).join(' · ')}>
      <RemoveButton
        name={name}
        title={t('removePasskeyTitle', { name })}
        description={t('removePasskeyText')}
        onConfirm={() => mutateAsync({ id })}
      />
    </Row>
  );
}

function Authenticator({ onReplace }: { onReplace(): void }) {
  const { mutateAsync } = api.secondFactor.removeAuthenticator.useMutation(
    useRemoval('authenticatorRemoved'),
  );
  const name = t('authenticator');
  return (
    <Row icon={<Smartphone size={20} aria-hidden />} name={name} about={t('authenticatorText')}>
      <QuietButton onClick={onReplace}>{t('replace')}</QuietButton>
      <RemoveButton
        name={name}
        title={t('removeAuthenticatorTitle')}
        description={t('removeAuthenticatorText')}
        onConfirm={() => mutateAsync()}
      />
    </Row>
  );
}

function RemoveButton({ name, ...question }: { name: string } & Omit<ConfirmDialogProps, 'confirmLabel'>) {
  return (
    <ConfirmButton {...question} confirmLabel={t('remove')}>
      <QuietButton aria-label={t('removeNamed', { name })}>{t('remove')}</QuietButton>
    </ConfirmButton>
  );
}

function Codes({ left, onMade }: { left: number; onMade(codes: string[]): void }) {
  const make = api.secondFactor.makeRecoveryCodes.useMutation({
    onSuccess: onMade,
    ...useRefetch(({ secondFactor }) => secondFactor),
  });
  return (
    <Row
      icon={<LifeBuoy size={20} aria-hidden />}
      name={t('recoveryCodes')}
      about={t('codesLeft', { count: left })}
    >
      <ConfirmButton
        title={t('newCodesTitle')}
        description={t('newCodesText')}
        confirmLabel={t('newCodes')}
        color="orange"
        onConfirm={() => make.mutateAsync()}
      >
        <QuietButton>{t('newCodes')}</QuietButton>
      </ConfirmButton>
    </Row>
  );
}

function useRemoval(said: 'passkeyRemoved' | 'authenticatorRemoved') {
  return useRefetch(({ secondFactor }) => secondFactor, t(said));
}
