import { Flex, Select } from '@radix-ui/themes';
import { Controller } from 'react-hook-form';
import { type LinkFields, linkDrawings, linkFields, linkTypes } from '#modules/settings/inputs.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/only-us/ui/form/refresh-after.ts';
import { useEntryForm } from '#renderer/only-us/ui/form/use-entry-form.ts';
import type { SavedEntry } from '#renderer/only-us/ui/form/use-save.ts';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { SelectInput } from '#renderer/only-us/ui/inputs/SelectInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import type { Link } from './footer.ts';

interface Props {
  /** null: a new link of this type. */
  link: Link | null;
  type: LinkFields['type'];
  onClose(): void;
}

const columns = linkTypes.map((value) => ({ value, label: t(value) }));

/** Adds a link, or changes one. */
export function LinkForm({ link, type, onClose }: Props) {
  const recordForm = useEntryForm<LinkFields>({
    type: 'footerLink',
    id: link?.id ?? null,
    schema: linkFields,
    record: { version: link?.version ?? 0, values: valuesOf(link, type) },
    labels: {
      type: t('type'),
      name: t('name'),
      link: t('link'),
      fileId: t('picture'),
      staticImage: t('drawing'),
    },
    format: {
      type: (chosen) => t(chosen),
      fileId: (id) => t(id ? 'otherPicture' : 'noPicture'),
      staticImage: (chosen) => t(`drawing_${chosen}`),
    },
  });
  const { form } = recordForm;
  const utils = api.useUtils();
  const refresh = refreshAfter(() => utils.footer.invalidate());
  const create = api.footerLink.create.useMutation(refresh);
  const update = api.footerLink.update.useMutation(refresh);
  const save = async (fields: LinkFields, version: number, entry?: SavedEntry) => {
    const copy = entry?.ref;
    if (link && version > 0) {
      await update.mutateAsync({ ...fields, id: link.id, version, copy: Number(copy) || undefined });
    } else await create.mutateAsync({ ...fields, copy: copy ? String(copy) : undefined });
    toast(t('saved'), 'success');
  };
  return (
    <FormDialog
      title={t(link ? 'editTitle' : 'addTitle')}
      recordForm={recordForm}
      newLabel={t('saveAsNew')}
      onSave={save}
      onClose={onClose}
    >
      <TextInput form={form} name="name" label={t('name')} autoFocus />
      <TextInput form={form} name="link" label={t('link')} hint={t('linkHint')} type="url" />
      <SelectInput form={form} name="type" label={t('type')} options={columns} />
      <Controller
        name="staticImage"
        control={form.control}
        render={({ field, fieldState }) => (
          <Field label={t('drawing')} hint={t('drawingHint')} error={fieldState.error?.message}>
            <DrawingSelect drawings={linkDrawings} {...field} />
          </Field>
        )}
      />
      <ImageInput form={form} name="fileId" label={t('picture')} saved={link?.picture} optional />
    </FormDialog>
  );
}

function valuesOf(link: Link | null, type: LinkFields['type']): LinkFields {
  if (!link) return { type, name: '', link: '', fileId: null, staticImage: 'link' };
  const staticImage = linkDrawings.find((drawing) => drawing === link.staticImage) ?? 'link';
  return { type: link.type, name: link.name, link: link.link, fileId: link.fileId, staticImage };
}

type Drawing = LinkFields['staticImage'];

interface DrawingSelectProps {
  drawings: typeof linkDrawings;
  value: Drawing;
  onChange(value: Drawing): void;
  id?: string;
  'aria-describedby'?: string;
}

/** A select of icons, each next to its name. */
function DrawingSelect({ drawings, value, onChange, ...described }: DrawingSelectProps) {
  return (
    <Select.Root value={value} onValueChange={(chosen) => onChange(chosen as Drawing)}>
      <Select.Trigger {...described} />
      <Select.Content>
        {drawings.map((drawing) => (
          <Select.Item key={drawing} value={drawing}>
            <Flex align="center" gap="2" className="footer-image">
              <Icon name={drawing} /> {t(`drawing_${drawing}`)}
            </Flex>
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
