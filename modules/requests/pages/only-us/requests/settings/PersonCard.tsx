import { Button, Flex, Text, TextField } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { t } from '#modules/requests/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { toast, toastFailure } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { downloadBlob } from '#renderer/only-us/ui/base/download-text.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { bytesOf } from '../bytes-of.ts';

export function PersonCard() {
  const [typed, setTyped] = useState('');
  const [contact, setContact] = useState<string | null>(null);
  const query = api.request.findPerson.useQuery(
    { contact: contact ?? '' },
    { enabled: contact !== null, retry: false, staleTime: 0 },
  );
  const find = () => typed.trim() && setContact(typed.trim());
  // Enter would save the settings form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  };
  return (
    <Section title={t('person')} hint={t('personText')}>
      <Field label={t('contact')} error={query.error ? failureSentence(query.error) : undefined}>
        <TextField.Root
          value={typed}
          maxLength={254}
          onKeyDown={onKeyDown}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <QuietButton mt="3" loading={query.isFetching} onClick={find}>
        {t('find')}
      </QuietButton>
      {contact && query.data && <Found contact={contact} count={query.data.count} />}
    </Section>
  );
}

function Found({ contact, count }: { contact: string; count: number }) {
  const utils = api.useUtils();
  const exporting = useMutation({
    mutationFn: () => downloadPerson(utils.client.request, contact),
    onError: (error) => void toastFailure(error),
  });
  const remove = api.request.deletePerson.useMutation(useRefetch());
  const confirm = async () => {
    const deleted = await remove.mutateAsync({ contact });
    toast(t('success'), 'success', { text: t('personDeleted', { count: deleted.count }) });
  };
  return (
    <>
      <Text as="p" size="2" mt="4" role="status">
        {t('found', { count, contact })}
      </Text>
      {count > 0 && (
        <Flex gap="3" mt="3" wrap="wrap">
          <Button type="button" onClick={() => exporting.mutate()} loading={exporting.isPending}>
            {t('exportPerson')}
          </Button>
          <ConfirmButton
            title={t('deletePersonTitle', { count, contact })}
            description={t('deletePersonText')}
            confirmLabel={t('delete')}
            onConfirm={confirm}
          >
            <QuietButton color="red">{t('deletePerson')}</QuietButton>
          </ConfirmButton>
        </Flex>
      )}
    </>
  );
}

type Client = ReturnType<typeof api.useUtils>['client']['request'];

/** Downloads everything stored about a person as an archive, built here because the server sends one photo at a time. */
async function downloadPerson(client: Client, contact: string): Promise<void> {
  const { downloadZip } = await import('client-zip');
  const { text, photos } = await client.exportPerson.mutate({ contact });
  const files = async function* () {
    yield { name: 'personal-data.json', input: text };
    for (const { name, ...photo } of photos) {
      yield { name, input: bytesOf(await client.getPhoto.query(photo)) };
    }
  };
  downloadBlob('personal-data.zip', await downloadZip(files()).blob());
}
