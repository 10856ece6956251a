import { Card, Flex, Heading } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import type { OfferFields } from '#modules/home/offers/type.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import type { Offer } from './offer.ts';

/** Whether visitors see it, and its picture. */
export function PublishingFields({ form, offer }: { form: UseFormReturn<OfferFields>; offer: Offer | null }) {
  return (
    <Card asChild size="2">
      <section>
        <Heading as="h2" size="3" mb="3">
          {common('publishing')}
        </Heading>
        <Flex direction="column" gap="4">
          <ImageInput form={form} name="fileId" label={common('picture')} saved={offer?.picture} />
        </Flex>
      </section>
    </Card>
  );
}
