import '#renderer/only-us/ui/base/rows.css';
import { Button, Flex, Heading } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { textsOf } from '#lib/content-type.ts';
import { optimizedUrl } from '#lib/optimized.ts';
import { t } from '#modules/settings/footer/texts.ts';
import { footerLink, type LinkFields } from '#modules/settings/footer/type.ts';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { type Moves, SortableList } from '#renderer/only-us/ui/base/SortableList.tsx';
import { EntryRow } from '#renderer/only-us/ui/entry/EntryRow.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { Icon, iconNamed } from '#renderer/public/Icon.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';

type Link = Outputs['footer']['get']['links'][number];

interface Props {
  type: LinkFields['type'];
  links: Link[];
  onAdd(): void;
  onEdit(id: number): void;
}

export function LinkList({ type, links, onAdd, onEdit }: Props) {
  const title = footerLink.fields.type.options[type];
  const reorder = api.footerLink.reorder.useMutation(useRefetch(({ footer }) => footer));
  return (
    <section aria-labelledby={type}>
      <Flex justify="between" align="center" gap="4" mb="3">
        <Heading as="h2" size="4" id={type}>
          {title}
        </Heading>
        <Button type="button" variant="soft" aria-label={t('addTo', { type: title })} onClick={onAdd}>
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      </Flex>
      {links.length === 0 && <Muted>{t('none')}</Muted>}
      <SortableList
        className="panel rows"
        direction="column"
        items={links}
        labelOf={({ name }) => name}
        onMove={(id, before) => reorder.mutate({ id, before })}
      >
        {(link, moves) => <LinkRow link={link} moves={moves} onEdit={onEdit} />}
      </SortableList>
    </section>
  );
}

function LinkRow({ link, moves, onEdit }: Pick<Props, 'onEdit'> & { link: Link; moves: Moves }) {
  const { id, name, link: address } = link;
  const listed = {
    ...({ type: 'footerLink', entry: { id }, name, opening: { open: onEdit } } as const),
    deleteText: textsOf(footerLink)('deleteText'),
  };
  return <EntryRow {...{ ...listed, moves }} note={address} sign={<LinkImage link={link} />} />;
}

function LinkImage({ link: { picture, staticImage } }: { link: Link }) {
  const src = useFileUrl()(picture);
  return (
    <span className="footer-image">
      {src ? <img src={optimizedUrl(src, 64)} alt="" /> : <Icon name={iconNamed(staticImage)} />}
    </span>
  );
}

interface FormProps {
  link: Link | null;
  type: LinkFields['type'];
  onClose(): void;
}

export function LinkForm({ link, type, onClose }: FormProps) {
  const recordForm = useContentForm(footerLink, { id: link?.id ?? null, entry: link, initial: { type } });
  const { form } = recordForm;
  const { footer } = api.useUtils();
  const save = useSaveEntry('footerLink', { refresh: () => footer.invalidate(), noun: footerLink.noun });
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
