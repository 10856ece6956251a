import './my-account.css';
import { Box, Flex, Grid } from '@radix-ui/themes';
import KeyRound from 'lucide-react/icons/key-round';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { reload } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { type ProfileFields, profileFields } from '#lib/account-inputs.ts';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import { languageNames, languages } from '#lib/language.ts';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { EndAllButton, SessionRows } from '#renderer/only-us/auth/Sessions.tsx';
import { refreshSession } from '#renderer/only-us/auth/session-sync.ts';
import { usePasswordDialog } from '#renderer/only-us/auth/use-password-dialog.tsx';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { Notifications } from './Notifications.tsx';
import { hasFactor, SecondFactor } from './SecondFactor.tsx';
import { t } from './texts.ts';

const cards = Object.entries(
  import.meta.glob<ComponentType>('/modules/*/cards/my-account.tsx', { eager: true, import: 'default' }),
);

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
        {cards.map(([path, Card]) => (
          <Card key={path} />
        ))}
        <Sessions />
      </AccountForm>
      {dialog}
    </>
  );
}

function Sessions() {
  const { data = [] } = api.account.getSessions.useQuery();
  const refetch = useRefetch(({ account }) => account.getSessions);
  const end = api.account.endSession.useMutation(refetch);
  const endOthers = api.account.endOtherSessions.useMutation(refetch);
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
        hint={localize('Only for you, in this back office. The site’s language is set separately.')}
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

interface Props {
  account: Outputs['account']['get'];
  /** Sections that save themselves. */
  children: ReactNode;
}

function AccountForm({ account: { version, fields, portrait }, children }: Props) {
  const recordForm = useRecordForm<ProfileFields>({
    schema: profileFields,
    record: { version, values: fields },
    draftKey: 'my account',
    labels: { name: t('name'), byline: t('byline'), portraitId: t('portrait') },
    format: { portraitId: (id) => t(id ? 'picture' : 'noPicture') },
  });
  const { form } = recordForm;
  const utils = api.useUtils();
  const update = api.account.update.useMutation(refreshAfter(() => utils.account.get.invalidate()));
  const save = async (values: ProfileFields, started: number) => {
    await update.mutateAsync({ ...values, version: started });
    toast(t('success'), 'success');
    // The app bar shows name and portrait, here and in the other tabs.
    refreshSession();
    await reload();
  };
  return (
    <FormPage recordForm={recordForm} onSave={save}>
      <Grid gap="5" maxWidth="960px">
        <Section title={t('profile')}>
          <Grid columns="repeat(auto-fit, minmax(240px, 1fr))" gap="4">
            <TextInput form={form} name="name" label={t('name')} hint={t('nameHint')} />
            <TextInput form={form} name="byline" label={t('byline')} hint={t('bylineHint')} />
          </Grid>
          <Box mt="4" className="portrait-field">
            <ImageInput
              form={form}
              name="portraitId"
              label={t('portrait')}
              hint={t('portraitHint')}
              uploadLabel={t('upload')}
              saved={portrait}
              optional
              isDecorative
            />
          </Box>
        </Section>
        {children}
      </Grid>
    </FormPage>
  );
}
