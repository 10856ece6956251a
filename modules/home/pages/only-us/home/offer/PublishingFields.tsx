import { Card, Flex, Heading, Select } from '@radix-ui/themes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { OfferFields } from '#modules/home/offers/inputs.ts';
import { t } from '#modules/home/offers/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { Field } from '#renderer/ui/Field.tsx';
import { PictureField } from '../form/PictureField.tsx';
import type { Offer } from './offer.ts';

/** Whether visitors see it, and its picture. */
export function PublishingFields({ form, offer }: { form: UseFormReturn<OfferFields>; offer: Offer | null }) {
  const { errors } = form.formState;
  return (
    <Card asChild size="2">
      <section>
        <Heading as="h2" size="3" mb="3">
          {t('publishing')}
        </Heading>
        <Flex direction="column" gap="4">
          <Controller
            name="status"
            control={form.control}
            render={({ field }) => (
              <Field label={t('state')} error={errors.status?.message}>
                <StateSelect value={field.value} onChange={field.onChange} />
              </Field>
            )}
          />
          <Controller
            name="fileId"
            control={form.control}
            render={({ field }) => (
              <PictureField
                label={t('picture')}
                value={field.value}
                saved={offer}
                error={errors.fileId?.message}
                onChange={field.onChange}
              />
            )}
          />
        </Flex>
      </section>
    </Card>
  );
}

interface StateProps {
  value: OfferFields['status'];
  onChange(status: string): void;
  id?: string;
}

function StateSelect({ value, onChange, ...described }: StateProps) {
  return (
    <Select.Root value={value} onValueChange={onChange}>
      <Select.Trigger {...described} />
      <Select.Content>
        <Select.Item value="draft">{common('draft')}</Select.Item>
        <Select.Item value="published">{common('published')}</Select.Item>
      </Select.Content>
    </Select.Root>
  );
}
