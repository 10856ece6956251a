import { Button, Flex, Text } from '@radix-ui/themes';
import { useController } from 'react-hook-form';
import { notificationNames } from '#lib/account-inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { t } from '#modules/requests/texts.ts';
import { requestSettings as content } from '#modules/requests/type.ts';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { CheckField } from '#renderer/only-us/ui/base/CheckField.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { CheckInput } from '#renderer/only-us/ui/inputs/CheckInput.tsx';
import { NumberInput } from '#renderer/only-us/ui/inputs/NumberInput.tsx';
import { PersonCard } from './PersonCard.tsx';

type Settings = Outputs['requestSettings']['get'];

const { months, recipients } = content.fields;

export default function Page() {
  const query = api.requestSettings.get.useQuery();
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  return <SettingsForm settings={query.data} />;
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { data: people = [] } = api.request.getPeople.useQuery();
  const named = (ids: string[] | null) =>
    people
      .filter(({ id }) => (ids ?? settings.mailed).includes(id))
      .map(({ name }) => name)
      .join(', ');
  const recordForm = useContentForm(content, { id: 1, entry: settings, format: { recipients: named } });
  const { form } = recordForm;
  const { field } = useController({ control: form.control, name: 'recipients' });
  return (
    <FormPage recordForm={recordForm} onSave={useSaveEntry('requestSettings')}>
      <Flex direction="column" gap="5" maxWidth="640px">
        <Section title={t('storage')}>
          <Flex direction="column" gap="4">
            <CheckInput form={form} name="formOn" label={t('formOn')} />
            <NumberInput {...months} form={form} name="months" least={1} most={60} />
            <Recipients
              {...{ people, ...settings }}
              chosen={field.value ?? settings.mailed}
              onChange={field.onChange}
            />
          </Flex>
        </Section>
        <PersonCard />
      </Flex>
    </FormPage>
  );
}

interface RecipientsProps extends Pick<Settings, 'canMail' | 'refused' | 'choices'> {
  people: { id: string; name: string }[];
  chosen: string[];
  onChange(chosen: string[]): void;
}

function Recipients({ people, chosen, onChange, canMail, refused, choices }: RecipientsProps) {
  return (
    <Flex direction="column" gap="2" asChild>
      <fieldset>
        <Text size="2" weight="medium" mb="1" asChild>
          <legend>{recipients.label}</legend>
        </Text>
        {people.map(({ id, name }) => (
          <div key={id}>
            <Flex gap="2" align="center">
              <CheckField
                label={name}
                checked={chosen.includes(id)}
                onChange={(isChosen) =>
                  onChange([...chosen.filter((each) => each !== id), ...(isChosen ? [id] : [])])
                }
              />
              {canMail && chosen.includes(id) && (
                <Muted as="span">{localize(notificationNames[choices[id] ?? 'mail'])}</Muted>
              )}
            </Flex>
            {refused.includes(id) && <Refused />}
          </div>
        ))}
        <Muted>{t(canMail ? 'recipientsHint' : 'noMail')}</Muted>
      </fieldset>
    </Flex>
  );
}

function Refused() {
  const retry = api.requestSettings.retryRefused.useMutation(
    useRefetch((utils) => utils.requestSettings.get),
  );
  return (
    <Flex gap="3" align="center" mt="1">
      <Text size="1" color="red">
        {t('refusedMailbox')}
      </Text>
      <Button
        type="button"
        size="1"
        variant="surface"
        loading={retry.isPending}
        onClick={() => retry.mutate()}
      >
        {t('retry')}
      </Button>
    </Flex>
  );
}
