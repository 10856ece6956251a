import { Grid } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { say } from '#lib/interface-language.ts';
import { iconNames, type OfferFields, offerContent, serviceIcons } from '#modules/home/offers/type.ts';
import { ServiceIcon } from '#modules/home/service/ServiceIcon.tsx';
import { FormCard } from '#renderer/only-us/ui/FormCard.tsx';

export function IconField({ form }: { form: UseFormReturn<OfferFields> }) {
  const { label } = offerContent.service.fields.icon;
  return (
    <FormCard title={label}>
      <Grid asChild columns="3" gap="2">
        <fieldset aria-label={label}>
          {serviceIcons.map((name) => (
            <label key={name} className="choice icon-choice">
              <input type="radio" value={name} {...form.register('icon')} />
              <ServiceIcon name={name} />
              {say(iconNames[name])}
            </label>
          ))}
        </fieldset>
      </Grid>
    </FormCard>
  );
}
