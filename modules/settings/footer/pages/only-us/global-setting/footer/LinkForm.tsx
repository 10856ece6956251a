import { Flex } from '@radix-ui/themes';
import { t } from '#modules/settings/footer/texts.ts';
import { footerLink, type LinkFields } from '#modules/settings/footer/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { refreshAfter, type SavedEntry } from '#renderer/only-us/ui/form/use-save.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { Icon, iconNamed } from '#renderer/public/Icon.tsx';
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
      <FieldInput form={form} name="staticImage" field={staticImage} own={{ options: drawings() }} />
      <FieldInput form={form} name="fileId" field={fileId} saved={link?.picture} />
    </FormDialog>
  );
}

function drawings() {
  return Object.entries(staticImage.options).map(([value, name]) => ({
    value,
    label: (
      <Flex align="center" gap="2" className="footer-image">
        <Icon name={iconNamed(value)} /> {name}
      </Flex>
    ),
  }));
}
