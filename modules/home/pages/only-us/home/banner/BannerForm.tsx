import { Flex, Switch, Text, TextArea, TextField } from '@radix-ui/themes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { BannerFields } from '#modules/home/banner/inputs.ts';
import { t } from '#modules/home/banner/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/ui/Field.tsx';
import { FormDialog } from '#renderer/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/ui/form/refresh-after.ts';
import { PictureField } from '../form/PictureField.tsx';
import type { Banner } from './banner.ts';
import { useBannerEdit } from './use-banner-edit.ts';

/** What a banner shows and where its button leads; a new one without `banner`. */
export function BannerForm({ banner, onClose }: { banner: Banner | null; onClose(): void }) {
  const edit = useBannerEdit(banner);
  const { control, register, formState } = edit.form;
  const { errors } = formState;
  const save = useSaveBanner(banner);
  return (
    <FormDialog
      title={t(banner ? 'editTitle' : 'addTitle')}
      edit={edit}
      newLabel={t('saveAsNew')}
      onSave={save}
      onClose={onClose}
      maxWidth="640px"
    >
      <Controller
        name="fileId"
        control={control}
        render={({ field }) => (
          <PictureField
            label={t('picture')}
            value={field.value}
            saved={banner}
            error={errors.fileId?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Field label={t('title')} hint={t('titleHint')} error={errors.title?.message}>
        <TextField.Root autoComplete="off" {...register('title')} />
      </Field>
      <Field label={t('subtitle')} error={errors.subtitle?.message}>
        <TextArea rows={2} {...register('subtitle')} />
      </Field>
      <Field label={t('buttonLabel')} error={errors.buttonLabel?.message}>
        <TextField.Root autoComplete="off" {...register('buttonLabel')} />
      </Field>
      <Field label={t('buttonLink')} hint={t('linkHint')} error={errors.buttonLink?.message}>
        <TextField.Root autoComplete="off" spellCheck={false} {...register('buttonLink')} />
      </Field>
      <ActiveField form={edit.form} />
    </FormDialog>
  );
}

function useSaveBanner(banner: Banner | null) {
  const utils = api.useUtils();
  const done = refreshAfter(() => utils.banner.invalidate());
  const create = api.banner.create.useMutation(done);
  const update = api.banner.update.useMutation(done);
  return async (fields: BannerFields, version: number) => {
    if (banner && version > 0) await update.mutateAsync({ ...fields, id: banner.id, version });
    else await create.mutateAsync(fields);
    toast(common('saved'), 'success');
  };
}

function ActiveField({ form }: { form: UseFormReturn<BannerFields> }) {
  return (
    <Controller
      name="status"
      control={form.control}
      render={({ field }) => (
        <Text as="label" size="2">
          <Flex gap="2" align="center">
            <Switch
              checked={field.value === 'published'}
              onCheckedChange={(shown) => field.onChange(shown ? 'published' : 'draft')}
            />
            {t('active')}
            <Text color="gray">{t('activeHint')}</Text>
          </Flex>
        </Text>
      )}
    />
  );
}
