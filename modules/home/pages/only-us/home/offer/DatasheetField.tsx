import { Card, Heading } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '#modules/home/offers/texts.ts';
import type { OfferFields } from '#modules/home/offers/type.ts';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import type { Offer } from './offer.ts';

interface DatasheetFieldProps {
  form: UseFormReturn<OfferFields>;
  offer: Offer | null;
}

/** The file that visitors download for the details. */
export function DatasheetField({ form, offer }: DatasheetFieldProps) {
  return (
    <Card asChild size="2">
      <section>
        <Heading as="h2" size="3" mb="3">
          {t('datasheet')}
        </Heading>
        <ImageInput
          form={form}
          name="datasheetId"
          label={t('datasheetFile')}
          hint={t('datasheetHint')}
          uploadLabel={t('uploadDatasheet')}
          removeLabel={t('removeDatasheet')}
          saved={offer?.datasheet}
          takes="all"
          optional
        />
      </section>
    </Card>
  );
}
