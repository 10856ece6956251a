import './offer-form.css';
import { Grid } from '@radix-ui/themes';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Pictures } from '#database/shown-picture.ts';
import { localize } from '#lib/interface-language.ts';
import type { offerRows } from '#modules/home/offers/rows.ts';
import { type OfferFields as Fields, offerContent } from '#modules/home/offers/type.ts';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import { FurtherPictures } from '#renderer/only-us/ui/files/PicturesInput.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/rich-text/RichTextInput.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';

const t = texts('offer', {
  ofRow: '{column} of row {row}',
});

const { text, minimum, leadTime, pictures } = offerContent.packaging.fields;

interface Props {
  form: UseFormReturn<Fields>;
  pictures: Pictures;
  /** Whether it is ordered in pieces. */
  hasOrder: boolean;
  textRef: RefObject<{ focus(): void } | null>;
}

export function OfferFields({ form, pictures: saved, hasOrder, textRef }: Props) {
  return (
    <>
      <RichTextInput
        form={form}
        name="text"
        label={text.label}
        pictures={saved}
        textRef={textRef}
        isLabelHidden
      />
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
