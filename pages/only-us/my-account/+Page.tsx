import { Box, Flex } from '@radix-ui/themes';
import KeyRound from 'lucide-react/icons/key-round';
import { useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import { languageNames, languages } from '#lib/language.ts';
import { api } from '#renderer/only-us/api.ts';
import { EndAllButton, SessionRows } from '#renderer/only-us/auth/Sessions.tsx';
import { usePasswordDialog } from '#renderer/only-us/auth/use-password-dialog.tsx';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { Notifications } from './Notifications.tsx';
import { hasFactor, SecondFactor } from './SecondFactor.tsx';
import { t } from './texts.ts';

export default function Page() {
  const query = api.account.get.useQuery();
  const keys = api.secondFactor.get.useQuery();
  // Stays in place while it is set up.
  const [isDue] = useState(() => Boolean(keys.data?.isRequired && !hasFactor(keys.data)));
  const email = usePageContext().user?.email ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const { open, dialog } = usePasswordDialog(() => button.current?.focus());
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  if (!keys.data) return <NotLoaded title={t('failedTitle')} query={keys} />;
  const secondFactor = <SecondFactor keys={keys.data} />;
  return (
    <>
      {isDue && (
        <Box mb="5" maxWidth="960px">
          {secondFactor}
        </Box>
      )}
      <AccountForm account={query.data}>
        <Section title={t('language')}>
          <InterfaceLanguage />
        </Section>
        <Notifications />
        <Section title={t('password')} hint={t('passwordHint', { email })}>
          <QuietButton ref={button} aria-haspopup="dialog" onClick={open}>
            <KeyRound size={16} aria-hidden /> {t('changePassword')}
          </QuietButton>
        </Section>
        {!isDue && secondFactor}
        <Sessions />
      </AccountForm>
      {dialog}
    </>
  );
}

function Sessions() {
  const { data = [] } = api.account.getSessions.useQuery();
  const utils = api.useUtils();
  const onSettled = thenRefetch(() => utils.account.getSessions.invalidate());
  const end = api.account.endSession.useMutation({ onSettled });
  const endOthers = api.account.endOtherSessions.useMutation({ onSettled });
  return (
    <Section title={t('sessions')} hint={t('sessionsHint')}>
      <SessionRows sessions={data} end={end} />
      {data.length > 1 && (
        <Flex mt="4">
          <EndAllButton onEnd={() => endOthers.mutateAsync()} />
        </Flex>
      )}
    </Section>
  );
}

/** The language of the back office, for the account that is signed in. All of the screen changes, so it is loaded again. */
function InterfaceLanguage() {
  const { mutate, variables, isError } = api.account.chooseLanguage.useMutation({
    onSuccess: () => window.location.reload(),
  });
  return (
    <Box maxWidth="320px">
      <Field
        label={localize('Language')}
        hint={localize('Of this back office, for you alone. Your site has a language of its own.')}
      >
        <SelectField
          value={(!isError && variables?.language) || interfaceLanguage()}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => mutate({ language })}
        />
      </Field>
    </Box>
  );
}
