import './my-account.css';
import { Box, Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { reload } from 'vike/client/router';
import { type ProfileFields, profileFields } from '#lib/account-inputs.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { refreshSession } from '#renderer/only-us/auth/session-sync.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { t } from './texts.ts';

interface Props {
  account: Outputs['account']['get'];
  /** Sections that save themselves. */
  children: ReactNode;
}

export function AccountForm({ account: { version, fields, portrait }, children }: Props) {
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
