import { Button, Callout, Flex } from '@radix-ui/themes';
import Trash from 'lucide-react/icons/trash-2';
import { navigate } from 'vike/client/router';
import { requestsRoute } from '#modules/requests/paths.ts';
import { states } from '#modules/requests/states.ts';
import { t } from '#modules/requests/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';
import type { Request } from '../request.ts';

// Radix’s select takes no empty value.
const nobody = 'nobody';

export function WorkCard({ request }: { request: Request }) {
  const { id, version, kind, state, assigneeId, name, suspicions } = request;
  const mayDelete = useMay('manage', 'requests');
  // Lists, sidebar and dashboard count it.
  const refresh = useRefetch();
  const { data: people = [] } = api.request.getPeople.useQuery();
  const setState = api.request.setState.useMutation(refresh);
  const assign = api.request.assign.useMutation(refresh);
  const peopleOptions = [
    { value: nobody, label: t('nobody') },
    ...people.map((person) => ({ value: person.id, label: person.name })),
  ];
  return (
    <Section title={t('work')}>
      {suspicions.length > 0 && (state === 'spam' || state === 'new') && (
        <Callout.Root color="amber" mb="4" size="1" highContrast>
          <Callout.Text>
            {t(state === 'spam' ? 'whySpam' : 'marked', { why: suspicions.map((why) => t(why)).join(', ') })}
          </Callout.Text>
          {state === 'spam' && (
            <QuietButton
              style={{ justifySelf: 'start' }}
              size="1"
              onClick={() => setState.mutate({ id, version, state: 'new' })}
            >
              {t('notSpam')}
            </QuietButton>
          )}
        </Callout.Root>
      )}
      <Flex direction="column" gap="4">
        <Field label={t('state')}>
          <SelectField
            value={state}
            options={states
              .filter((value) => value !== 'sampleSent' || kind === 'sample' || state === value)
              .map((value) => ({ value, label: t(value) }))}
            onChange={(state) => setState.mutate({ id, version, state })}
          />
        </Field>
        <Field label={t('assignee')}>
          <SelectField
            value={assigneeId ?? nobody}
            options={peopleOptions}
            onChange={(value) => assign.mutate({ id, version, userId: value === nobody ? null : value })}
          />
        </Field>
        {mayDelete && <DeleteRequest id={id} name={name} />}
      </Flex>
    </Section>
  );
}

function DeleteRequest({ id, name }: { id: number; name: string }) {
  const utils = api.useUtils();
  const remove = api.request.delete.useMutation();
  const confirm = async () => {
    await remove.mutateAsync({ id });
    await navigate(requestsRoute);
    await utils.invalidate();
    toast(t('success'), 'success', { text: t('deleted') });
  };
  return (
    <ConfirmButton
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      onConfirm={confirm}
    >
      <Button variant="soft" color="red" style={{ alignSelf: 'start' }}>
        <Trash size={16} aria-hidden /> {t('delete')}
      </Button>
    </ConfirmButton>
  );
}
