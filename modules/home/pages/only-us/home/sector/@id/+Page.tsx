import { Card, Flex } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
import { usesOf } from '#modules/home/offers/narrowed.ts';
import { sectorsPath } from '#modules/home/offers/paths.ts';
import { sector } from '#modules/home/sector/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { nothing, SelectInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/rich-text/RichTextInput.tsx';

export default function Page() {
  return <OpenedEntry type={sector}>{(id) => <SectorForm id={id} />}</OpenedEntry>;
}

function SectorForm({ id: opened }: { id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: entry = null } = api.sector.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const { data: products = [] } = api.packaging.getAll.useQuery();
  const { data: services = [] } = api.service.getAll.useQuery();
  const { data: certificates = [] } = api.homeCertificate.getAll.useQuery();
  const nameOf = (chosen: number | null) => certificates.find((each) => each.id === chosen)?.name ?? '';
  const recordForm = useContentForm(sector, { id, entry, onEntry: setId, format: { certificateId: nameOf } });
  const { form } = recordForm;
  const { use, certificateId, text } = sector.fields;
  // The saved word stays a choice when no product has it any more.
  const uses = usesOf([...products, ...services, { uses: form.watch('use') }]);
  const none = { value: nothing, label: localize('None') };
  return (
    <EntryPage
      recordForm={recordForm}
      entry={entry}
      path={sectorsPath}
      panel={
        <Card size="2">
          <Flex direction="column" gap="4">
            <SelectInput
              {...{ form, name: 'use', label: use.label, hint: use.hint }}
              options={uses.map(({ name }) => ({ value: name, label: name }))}
            />
            <SelectInput
              {...{ form, name: 'certificateId', label: certificateId.label }}
              options={[none, ...certificates.map((each) => ({ value: `${each.id}`, label: each.name }))]}
              isId
            />
          </Flex>
        </Card>
      }
    >
      <RichTextInput form={form} name="text" label={text.label} pictures={entry?.files ?? {}} isLabelHidden />
    </EntryPage>
  );
}
