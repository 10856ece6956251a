import './offer-form.css';
import { Card, Grid } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { Pictures } from '#database/shown-picture.ts';
import { localize } from '#lib/interface-language.ts';
import { kindAt, offerPaths } from '#modules/home/offers/paths.ts';
import type { offerRows } from '#modules/home/offers/rows.ts';
import {
  type OfferFields as Fields,
  iconNames,
  type OfferKind,
  offerContent,
  serviceIcons,
} from '#modules/home/offers/type.ts';
import { ServiceIcon } from '#modules/home/service/ServiceIcon.tsx';
import { api } from '#renderer/only-us/api.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { FurtherPictures } from '#renderer/only-us/ui/files/PicturesInput.tsx';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/rich-text/RichTextInput.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';

export function OfferEditPage() {
  const kind = kindAt(usePageContext().urlPathname);
  return <OpenedEntry type={offerContent[kind]}>{(id) => <OfferForm kind={kind} id={id} />}</OpenedEntry>;
}

function OfferForm({ kind, id: opened }: { kind: OfferKind; id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: offer = null } = api[kind].get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const recordForm = useContentForm(offerContent[kind], { id, entry: offer, onEntry: setId });
  const { form } = recordForm;
  const { datasheetId, uses } = offerContent[kind].fields;
  return (
    <EntryPage
      recordForm={recordForm}
      entry={offer}
      path={offerPaths[kind]}
      panel={
        <>
          {kind === 'service' && <IconField form={form} />}
          <Card size="2">
            <FieldInput
              form={form}
              name="datasheetId"
              field={datasheetId}
              saved={offer?.files[offer.datasheetId ?? 0]}
            />
          </Card>
          <Card size="2">
            <FieldInput form={form} name="uses" field={uses} />
          </Card>
        </>
      }
    >
      <OfferFields form={form} pictures={offer?.files ?? {}} hasOrder={kind === 'packaging'} />
    </EntryPage>
  );
}

function IconField({ form }: { form: UseFormReturn<Fields> }) {
  const { label } = offerContent.service.fields.icon;
  return (
    <Section isSmall title={label}>
      <Grid asChild columns="3" gap="2">
        <fieldset aria-label={label}>
          {serviceIcons.map((name) => (
            <label key={name} className="choice icon-choice">
              <input type="radio" value={name} {...form.register('icon')} />
              <ServiceIcon name={name} />
              {localize(iconNames[name])}
            </label>
          ))}
        </fieldset>
      </Grid>
    </Section>
  );
}

const t = texts('offer', { ofRow: '{column} of row {row}' });

const { text, minimum, leadTime, pictures } = offerContent.packaging.fields;

interface Props {
  form: UseFormReturn<Fields>;
  pictures: Pictures;
  /** Whether it is ordered in pieces. */
  hasOrder: boolean;
}

function OfferFields({ form, pictures: saved, hasOrder }: Props) {
  return (
    <>
      <RichTextInput form={form} name="text" label={text.label} pictures={saved} isLabelHidden />
      {hasOrder && (
        <Grid columns="repeat(auto-fit, minmax(220px, 1fr))" gap="5">
          <FieldInput form={form} name="minimum" field={minimum} />
          <FieldInput form={form} name="leadTime" field={leadTime} />
        </Grid>
      )}
      <RowsField form={form} name="specification" />
      <RowsField form={form} name={hasOrder ? 'prices' : 'steps'} />
      <RowsField form={form} name="preparation" />
      <RowsField form={form} name="questions" />
      <FurtherPictures form={form as AnyForm} name="pictures" field={pictures} pictures={saved} />
    </>
  );
}

function RowsField({ form, name }: Pick<Props, 'form'> & { name: keyof typeof offerRows }) {
  const { label, hint, columns = {}, noun = '' } = offerContent.packaging.fields[name];
  return (
    <RowsInput
      {...{ form, name, label, hint }}
      rowLabel={(row) => `${localize(noun)} ${row}`}
      addLabel={localize('Add {noun}', { noun: localize(noun) })}
      empty={{ label: '', value: '' }}
    >
      {(path, row) => (
        <Grid columns="minmax(0, 2fr) minmax(0, 3fr)" gap="3">
          {Object.entries(columns).map(([key, { label: column, input }]) => (
            <TextInput
              key={key}
              form={form}
              name={`${path}.${key}` as `${typeof name}.0.label`}
              label={t('ofRow', { column, row })}
              isLabelHidden
              placeholder={column}
              rows={input?.rows}
            />
          ))}
        </Grid>
      )}
    </RowsInput>
  );
}
