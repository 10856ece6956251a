import { Button, Card, Checkbox, Flex, Heading, Text, TextField } from '@radix-ui/themes';
import type { inferRouterOutputs } from '@trpc/server';
import { type FormEvent, useState } from 'react';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import type { AppRouter } from '#server/router.ts';

type Settings = inferRouterOutputs<AppRouter>['request']['getSettings'];

/** Whether visitors see the form, how long requests are stored, and who gets an email about a new one. */
export function StorageCard({ settings }: { settings: Settings }) {
  const [months, setMonths] = useState(String(settings.months));
  const [formOn, setFormOn] = useState(settings.formOn);
  const [recipients, setRecipients] = useState(settings.recipients);
  const utils = api.useUtils();
  const update = api.request.updateSettings.useMutation({
    onSuccess: () => toast(common('saved'), 'success', { text: t('saved') }),
    onSettled: () => utils.request.getSettings.invalidate(),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ version: settings.version, months: Number(months), recipients, formOn });
  };
  return (
    <Card size="3" asChild>
      <section aria-labelledby="storage">
        <Heading as="h2" size="4" id="storage" mb="4">
          {t('storage')}
        </Heading>
        <form onSubmit={save}>
          <Flex direction="column" gap="4">
            <Text as="label" size="2">
              <Flex gap="2" align="center">
                <Checkbox checked={formOn} onCheckedChange={(checked) => setFormOn(checked === true)} />
                {t('formOn')}
              </Flex>
            </Text>
            <Field label={t('months')} hint={t('monthsHint')}>
              <TextField.Root
                type="number"
                min={1}
                max={60}
                required
                value={months}
                onChange={(event) => setMonths(event.target.value)}
              />
            </Field>
            <Recipients chosen={recipients} onChange={setRecipients} {...settings} />
            <Button type="submit" loading={update.isPending} style={{ alignSelf: 'start' }}>
              {t('save')}
            </Button>
          </Flex>
        </form>
      </section>
    </Card>
  );
}

interface RecipientsProps extends Pick<Settings, 'canMail' | 'refused'> {
  chosen: string[];
  onChange(chosen: string[]): void;
}

function Recipients({ chosen, onChange, canMail, refused }: RecipientsProps) {
  const { data: people = [] } = api.request.getPeople.useQuery();
  const without = (id: string) => chosen.filter((each) => each !== id);
  return (
    <Flex direction="column" gap="2" asChild>
      <fieldset>
        <Text size="2" weight="medium" mb="1" asChild>
          <legend>{t('recipients')}</legend>
        </Text>
        {people.map(({ id, name }) => (
          <Text as="label" size="2" key={id}>
            <Flex gap="2" align="center">
              <Checkbox
                checked={chosen.includes(id)}
                onCheckedChange={(checked) => onChange(checked === true ? [...without(id), id] : without(id))}
              />
              {name}
            </Flex>
            {refused.includes(id) && (
              <Text as="div" size="1" color="red">
                {t('refusedMailbox')}
              </Text>
            )}
          </Text>
        ))}
        <Text as="p" size="1" color="gray">
          {t(canMail ? 'recipientsHint' : 'noMail')}
        </Text>
      </fieldset>
    </Flex>
  );
}
