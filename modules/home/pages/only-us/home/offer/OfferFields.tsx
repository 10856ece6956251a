import './offer-form.css';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { OfferFields as Fields } from '#modules/home/offers/inputs.ts';
import { t } from '#modules/home/offers/texts.ts';
import { RichTextField } from '#renderer/ui/rich-text/RichTextField.tsx';
import { NameFields } from './NameFields.tsx';
import type { Offer } from './offer.ts';
import { PicturesField } from './PicturesField.tsx';
import { PublishingFields } from './PublishingFields.tsx';
import { SpecificationField } from './SpecificationField.tsx';

interface Props {
  form: UseFormReturn<Fields>;
  /** null: a new one. */
  offer: Offer | null;
  /** Its public list. */
  path: string;
  /** More fields, beside the text. */
  children?: ReactNode;
}

/** The fields of a packaging product or a service: words on the left, what stands around them on the right. */
export function OfferFields({ form, offer, path, children }: Props) {
  const { control, formState } = form;
  return (
    <div className="offer-form">
      <div className="offer-form-words">
        <NameFields form={form} offer={offer} path={path} />
        <Controller
          name="text"
          control={control}
          render={({ field }) => (
            <RichTextField
              label={t('text')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={formState.errors.text?.message}
              pictures={offer?.textPictures}
            />
          )}
        />
        <SpecificationField form={form} />
        <PicturesField form={form} saved={offer?.furtherPictures ?? []} />
      </div>
      <div className="offer-form-side">
        <PublishingFields form={form} offer={offer} />
        {children}
      </div>
    </div>
  );
}
