import './offer-form.css';
import { Flex, Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '#modules/home/offers/texts.ts';
import { type OfferFields as Fields, offerContent } from '#modules/home/offers/type.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';
import { DatasheetField } from './DatasheetField.tsx';
import { NameFields } from './NameFields.tsx';
import type { Offer } from './offer.ts';
import { PicturesField } from './PicturesField.tsx';
import { PublishingFields } from './PublishingFields.tsx';
import { SpecificationField } from './SpecificationField.tsx';

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
        <SpecificationField form={form} />
        <PicturesField form={form} saved={offer?.furtherPictures ?? []} />
      </Flex>
      <Flex direction="column" gap="5" minWidth="0" className="offer-form-side">
        <PublishingFields form={form} offer={offer} />
        {children}
        <DatasheetField form={form} offer={offer} />
      </Flex>
    </div>
  );
}
