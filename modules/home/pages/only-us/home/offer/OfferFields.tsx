import './offer-form.css';
import { Grid, Text } from '@radix-ui/themes';
import { type RefObject, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { Pictures } from '#database/shown-picture.ts';
import { localize } from '#lib/interface-language.ts';
import { translateMessage } from '#lib/translate-message.ts';
import type { offerRows } from '#modules/home/offers/rows.ts';
import { type OfferFields as Fields, maxPictures, offerContent } from '#modules/home/offers/type.ts';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { PicturesInput } from '#renderer/only-us/ui/inputs/PicturesInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';
import { FieldsHeading, RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { KnownPictures, useKnownPictures } from '#renderer/only-us/ui/rich-text/known-pictures.ts';

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
      <PicturesField form={form} saved={saved} />
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

function PicturesField({ form, saved }: Pick<Props, 'form'> & { saved: Pictures }) {
  const { field, fieldState } = useController({ control: form.control, name: 'pictures' });
  const [choosing, setChoosing] = useState(false);
  return (
    <section aria-labelledby="further-pictures">
      <FieldsHeading id="further-pictures" label={pictures.label} hint={pictures.hint} />
      <KnownPictures value={useKnownPictures(saved)}>
        <PicturesInput
          ids={field.value}
          onChange={field.onChange}
          choosing={choosing}
          onChoosing={setChoosing}
          most={maxPictures}
          tile={170}
        />
      </KnownPictures>
      {fieldState.error?.message && (
        <Text as="p" size="1" color="red" role="alert">
          {translateMessage(fieldState.error.message)}
        </Text>
      )}
    </section>
  );
}
