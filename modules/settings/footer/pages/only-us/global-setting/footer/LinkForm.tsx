import { Flex, Select } from '@radix-ui/themes';
import { Controller } from 'react-hook-form';
import { t } from '#modules/settings/footer/texts.ts';
import { footerLink, type LinkFields } from '#modules/settings/footer/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { refreshAfter, type SavedEntry } from '#renderer/only-us/ui/form/use-save.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import type { Link } from './FooterForm.tsx';

interface Props {
  link: Link | null;
  type: LinkFields['type'];
  onClose(): void;
}

const { name, link: address, type: column, staticImage, fileId } = footerLink.fields;

export function LinkForm({ link, type, onClose }: Props) {
  const recordForm = useContentForm(footerLink, { id: link?.id ?? null, entry: link, initial: { type } });
  const { form } = recordForm;
  const utils = api.useUtils();
  const refresh = refreshAfter(() => utils.footer.invalidate());
  const create = api.footerLink.create.useMutation(refresh);
  const update = api.footerLink.update.useMutation(refresh);
  const save = async (fields: LinkFields, version: number, { ref: copy }: SavedEntry) => {
    if (link && version > 0) {
      await update.mutateAsync({ ...fields, id: link.id, version, copy: Number(copy) || undefined });
    } else await create.mutateAsync({ ...fields, copy: copy ? String(copy) : undefined });
    toast(t('success'), 'success');
  };
  return (
    <FormDialog
      title={t(link ? 'editTitle' : 'addTitle')}
      recordForm={recordForm}
      onSave={save}
      onClose={onClose}
    >
      <FieldInput form={form} name="name" field={name} />
      <FieldInput form={form} name="link" field={address} />
      <FieldInput form={form} name="type" field={column} />
      <Controller
        name="staticImage"
        control={form.control}
        render={({ field, fieldState }) => (
          <Field label={staticImage.label} hint={staticImage.hint} error={fieldState.error?.message}>
            <DrawingSelect {...field} />
          </Field>
        )}
      />
      <FieldInput form={form} name="fileId" field={fileId} saved={link?.picture} />
    </FormDialog>
  );
}

type Drawing = LinkFields['staticImage'];

interface DrawingSelectProps {
  value: Drawing;
  onChange(value: Drawing): void;
  id?: string;
  'aria-describedby'?: string;
}

function DrawingSelect({ value, onChange, ...described }: DrawingSelectProps) {
  return (
    <Select.Root value={value} onValueChange={(chosen) => onChange(chosen as Drawing)}>
      <Select.Trigger {...described} />
      <Select.Content>
        {Object.entries(staticImage.options).map(([drawing, name]) => (
          <Select.Item key={drawing} value={drawing}>
            <Flex align="center" gap="2" className="footer-image">
              <Icon name={drawing as Drawing} /> {name}
            </Flex>
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
