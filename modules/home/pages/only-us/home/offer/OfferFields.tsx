import './offer-form.css';
import { Flex, Grid, Text } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { t } from '#modules/home/offers/texts.ts';
import { type OfferFields as Fields, offerContent } from '#modules/home/offers/type.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { PicturesInput } from '#renderer/only-us/ui/inputs/PicturesInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';
import { FieldsHeading, RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { KnownPictures, useKnownPictures } from '#renderer/only-us/ui/rich-text/known-pictures.ts';
import { DatasheetField } from './DatasheetField.tsx';
import { NameFields } from './NameFields.tsx';
import type { Offer } from './offer.ts';
import { PublishingFields } from './PublishingFields.tsx';

const { minimum, leadTime } = offerContent.packaging.fields;

interface Props {
  form: UseFormReturn<Fields>;
  /** null: a new one. */
  offer: Offer | null;
  /** Its public list. */
  path: string;
  /** More fields, next to the text. */
  children?: ReactNode;
}

/** The fields of a packaging product or a service: texts on the left, settings on the right. */
export function OfferFields({ form, offer, path, children }: Props) {
  return (
    <div className="side-columns">
      <Flex direction="column" gap="5" minWidth="0">
        <NameFields form={form} offer={offer} path={path} />
        <RichTextInput form={form} name="text" label={t('text')} pictures={offer?.textPictures} />
        {path === '/packaging' && (
          <Grid columns="repeat(auto-fit, minmax(220px, 1fr))" gap="5">
            <FieldInput form={form} name="minimum" field={minimum} />
            <FieldInput form={form} name="leadTime" field={leadTime} />
          </Grid>
        )}
        <RowsInput
          form={form}
          name="specification"
          label={t('specification')}
          hint={t('specificationHint')}
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
        <PicturesField form={form} offer={offer} />
      </Flex>
      <Flex direction="column" gap="5" minWidth="0" className="offer-form-side">
        <PublishingFields form={form} offer={offer} />
        {children}
        <DatasheetField form={form} offer={offer} />
      </Flex>
    </div>
  );
}

function PicturesField({ form, offer }: Pick<Props, 'form' | 'offer'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'pictures' });
  const [choosing, setChoosing] = useState(false);
  const saved = offer?.furtherPictures ?? [];
  const known = useKnownPictures(Object.fromEntries(saved.map((picture) => [picture.id, picture])));
  return (
    <section aria-labelledby="further-pictures">
      <FieldsHeading id="further-pictures" label={t('pictures')} hint={t('picturesHint')} />
      <KnownPictures value={known}>
        <PicturesInput
          ids={field.value}
          onChange={field.onChange}
          choosing={choosing}
          onChoosing={setChoosing}
          thereText={t('pictureThere')}
          tile={170}
        />
      </KnownPictures>
      {fieldState.error?.message && (
        <Text as="p" size="1" color="red" role="alert">
          {fieldState.error.message}
        </Text>
      )}
    </section>
  );
}
