import { TextField } from '@radix-ui/themes';
import { Controller } from 'react-hook-form';
import { type ClientFields, clientFields } from '#modules/home/client/inputs.ts';
import { t } from '#modules/home/client/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/ui/Field.tsx';
import { FormDialog } from '#renderer/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/ui/form/refresh-after.ts';
import { useEdit } from '#renderer/ui/form/use-edit.ts';
import { PictureField } from '../form/PictureField.tsx';
import type { Client } from './client.ts';

const newClient: ClientFields = { name: '', website: '', fileId: 0 };

/** Name, logo and website of a client; of a new one without `client`. */
export function ClientForm({ client, onClose }: { client: Client | null; onClose(): void }) {
  const edit = useEdit<ClientFields>({
    rules: clientFields,
    saved: { version: client?.version ?? 0, values: client ? valuesOf(client) : newClient },
    draft: `client ${client?.id ?? 'new'}`,
    names: { name: t('name'), website: t('website'), fileId: t('logo') },
    tell: { fileId: () => common('otherPicture') },
  });
  const { control, register, formState } = edit.form;
  const { errors } = formState;
  const save = useSaveClient(client);
  return (
    <FormDialog
      title={t(client ? 'editTitle' : 'addTitle')}
      edit={edit}
      newLabel={t('saveAsNew')}
      onSave={save}
      onClose={onClose}
    >
      <Controller
        name="fileId"
        control={control}
        render={({ field }) => (
          <PictureField
            label={t('logo')}
            value={field.value}
            saved={client}
            error={errors.fileId?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Field label={t('name')} error={errors.name?.message}>
        <TextField.Root autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('website')} hint={t('websiteHint')} error={errors.website?.message}>
        <TextField.Root
          type="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          {...register('website')}
        />
      </Field>
    </FormDialog>
  );
}

function useSaveClient(client: Client | null) {
  const utils = api.useUtils();
  const done = refreshAfter(() => utils.homeClient.invalidate());
  const create = api.homeClient.create.useMutation(done);
  const update = api.homeClient.update.useMutation(done);
  return async (fields: ClientFields, version: number) => {
    if (client && version > 0) await update.mutateAsync({ ...fields, id: client.id, version });
    else await create.mutateAsync(fields);
    toast(common('saved'), 'success');
  };
}

function valuesOf({ name, website, fileId }: Client): ClientFields {
  return { name, website, fileId };
}
