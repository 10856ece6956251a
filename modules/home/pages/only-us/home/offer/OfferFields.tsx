import './offer-form.css';
import { Grid, Text } from '@radix-ui/themes';
import { type RefObject, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { saySentence } from '#lib/say-sentence.ts';
import { t } from '#modules/home/offers/texts.ts';
import { type OfferFields as Fields, mostPictures, offerContent } from '#modules/home/offers/type.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { PicturesInput } from '#renderer/only-us/ui/inputs/PicturesInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';
import { FieldsHeading, RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { KnownPictures, useKnownPictures } from '#renderer/only-us/ui/rich-text/known-pictures.ts';
import type { Pictures } from '#server/files/shown-picture.ts';

const { text, minimum, leadTime, specification, pictures } = offerContent.packaging.fields;

interface Props {
  form: UseFormReturn<Fields>;
  /** The saved ones, by the ids of their files. */
  pictures: Pictures;
  /** Can it be ordered in pieces? */
  hasOrder: boolean;
  textRef: RefObject<{ focus(): void } | null>;
}

/** What the page of a packaging product or a service says. */
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
      <RowsInput
        form={form}
        name="specification"
        label={specification.label}
        hint={specification.hint}
        rowLabel={(row) => t('row', { row })}
        addLabel={t('addRow')}
        empty={{ label: '', value: '' }}
      >
        {(path, row) => (
          <Grid columns="minmax(0, 2fr) minmax(0, 3fr)" gap="3">
            <TextInput
              form={form}
              name={`${path}.label`}
              label={t('labelOfRow', { row })}
              isLabelHidden
              placeholder={t('label')}
            />
            <TextInput
              form={form}
              name={`${path}.value`}
              label={t('valueOfRow', { row })}
              isLabelHidden
              placeholder={t('value')}
            />
          </Grid>
        )}
      </RowsInput>
      <PicturesField form={form} saved={saved} />
    </>
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
          most={mostPictures}
          tile={170}
        />
      </KnownPictures>
      {fieldState.error?.message && (
        <Text as="p" size="1" color="red" role="alert">
          {saySentence(fieldState.error.message)}
        </Text>
      )}
    </section>
  );
}
