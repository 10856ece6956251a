import { Flex } from '@radix-ui/themes';
import { t } from '#modules/settings/footer/texts.ts';
import { footerLink, type LinkFields } from '#modules/settings/footer/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { Icon, iconNamed } from '#renderer/public/Icon.tsx';
import type { Link } from './FooterForm.tsx';

interface Props {
  link: Link | null;
  type: LinkFields['type'];
  onClose(): void;
}

export function LinkForm({ link, type, onClose }: Props) {
  const recordForm = useContentForm(footerLink, { id: link?.id ?? null, entry: link, initial: { type } });
  const { form } = recordForm;
  const { footer } = api.useUtils();
  const save = useSaveEntry('footerLink', undefined, () => footer.invalidate());
  return (
    <FormDialog
      title={t(link ? 'editTitle' : 'addTitle')}
      recordForm={recordForm}
      onSave={save}
      onClose={onClose}
    >
      {Object.entries(footerLink.fields).map(([name, field]) => (
        <FieldInput
          key={name}
          {...{ form, field }}
          name={name as keyof LinkFields}
          own={name === 'staticImage' ? { options: drawings() } : {}}
          saved={link?.picture}
        />
      ))}
    </FormDialog>
  );
}

function drawings() {
  return Object.entries(footerLink.fields.staticImage.options).map(([value, name]) => ({
    value,
    label: (
      <Flex align="center" gap="2" className="footer-image">
        <Icon name={iconNamed(value)} /> {name}
      </Flex>
    ),
  }));
}
