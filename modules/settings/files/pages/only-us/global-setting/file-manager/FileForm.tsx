import { Flex, Grid, Link, Text, TextField } from '@radix-ui/themes';
import { Controller } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/settings/files/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { CopyField } from '#renderer/only-us/ui/base/CopyField.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { describeFile, useUploadedBy } from '#renderer/only-us/ui/files/describe-file.ts';
import type { DescribedFile } from '#renderer/only-us/ui/files/file.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { AltField, CropButton, FocalPointField } from '#renderer/only-us/ui/form/file/PictureFields.tsx';
import { useFileForm } from '#renderer/only-us/ui/form/file/use-file-form.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { LabelsField } from './LabelsField.tsx';
import { ReplaceButton } from './ReplaceButton.tsx';

export function FileForm({ file, onClose }: { file: DescribedFile; onClose(): void }) {
  const { recordForm, save } = useFileForm(file);
  const { form, edited } = recordForm;
  const { version } = edited.base;
  const { errors } = form.formState;
  const isPicture = file.pages === null;
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <Grid className="file-form" columns="minmax(0, 5fr) minmax(0, 4fr)" gap="5">
        {isPicture ? <FocalPointField form={form} picture={file.picture} /> : <FirstPage file={file} />}
        <Flex direction="column" gap="4">
          {isPicture && <AltField form={form} />}
          <Field label={t('name')} error={errors.name?.message}>
            <TextField.Root autoComplete="off" {...form.register('name')} />
          </Field>
          <Controller
            control={form.control}
            name="labels"
            render={({ field: { value, onChange } }) => (
              <LabelsField {...{ value, onChange }} label={t('labels')} error={errors.labels?.message} />
            )}
          />
          <FileFacts file={file} />
          <Uses uses={file.uses} earlierUses={file.earlierUses} />
          <Flex gap="3" wrap="wrap" mt="auto">
            {isPicture && <CropButton file={{ ...file, version }} />}
            <ReplaceButton file={{ ...file, version }} />
            {file.uses.length === 0 && <DeleteButton file={file} onDeleted={onClose} />}
          </Flex>
          {file.uses.length > 0 && <Muted as="span">{t('usedSoStays', { count: file.uses.length })}</Muted>}
        </Flex>
      </Grid>
    </FormDialog>
  );
}

function FirstPage({ file: { picture } }: { file: DescribedFile }) {
  return (
    <div className="file-first-page">
      <Picture picture={{ ...picture, alt: '' }} sizes="520px" />
    </div>
  );
}

function DeleteButton({ file, onDeleted }: { file: DescribedFile; onDeleted(): void }) {
  const { id, name, earlierUses } = file;
  const utils = api.useUtils();
  const remove = api.file.delete.useMutation();
  const confirm = async () => {
    await remove.mutateAsync({ id });
    onDeleted();
    toast(t('deleted'), 'success');
    await utils.file.getPage.invalidate();
  };
  return (
    <ConfirmButton
      title={t('deleteTitle', { name })}
      description={t(earlierUses.length > 0 ? 'deleteEarlierText' : 'deleteText')}
      confirmLabel={t('delete')}
      onConfirm={confirm}
    />
  );
}

function FileFacts({ file }: { file: DescribedFile }) {
  const { site } = usePageContext();
  const fileUrl = useFileUrl();
  const sentBy = useUploadedBy();
  const address = new URL(fileUrl(file.picture) ?? '', site.address).href;
  return (
    <Flex direction="column" gap="3">
      <Muted as="span">
        {describeFile(file)}
        <br />
        {sentBy(file)} ·{' '}
        <Link href={address} target="_blank" rel="noreferrer">
          {t('open')}
        </Link>
      </Muted>
      <CopyField label={t('address')} value={address} />
    </Flex>
  );
}

function Uses({ uses, earlierUses }: Pick<DescribedFile, 'uses' | 'earlierUses'>) {
  const shown = uses.length > 0 ? uses : earlierUses;
  return (
    <Flex direction="column" gap="1">
      <Text as="p" size="2" weight="medium" id="file-uses">
        {t('usedBy')}
      </Text>
      {uses.length === 0 && (
        <Muted as="span">{t(earlierUses.length > 0 ? 'usedEarlier' : 'usedNowhere')}</Muted>
      )}
      <ul className="file-uses" aria-labelledby="file-uses">
        {shown.map(({ title, route }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same title and screen
          <li key={index}>
            <Text size="2">{route ? <Link href={route}>{title}</Link> : title}</Text>
          </li>
        ))}
      </ul>
    </Flex>
  );
}
