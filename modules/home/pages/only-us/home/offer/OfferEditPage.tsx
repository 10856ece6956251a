import { Card, Grid } from '@radix-ui/themes';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { kindAt, offerPaths } from '#modules/home/offers/paths.ts';
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
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { OfferFields } from './OfferFields.tsx';

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
  const text = useRef<{ focus(): void }>(null);
  return (
    <EntryPage
      recordForm={recordForm}
      entry={offer}
      path={offerPaths[kind]}
      onEnter={() => text.current?.focus()}
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
      <OfferFields form={form} pictures={offer?.files ?? {}} hasOrder={kind === 'packaging'} textRef={text} />
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
