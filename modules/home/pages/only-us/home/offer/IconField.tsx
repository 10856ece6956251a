import { Card, Grid, Heading } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { iconNames, type OfferFields, serviceIcons } from '#modules/home/offers/type.ts';
import { ServiceIcon } from '#modules/home/service/ServiceIcon.tsx';

/** The icon of a service. */
export function IconField({ form }: { form: UseFormReturn<OfferFields> }) {
  return (
    <Card asChild size="2">
      <section>
        <Heading as="h2" size="3" mb="3" id="icon">
          Icon
        </Heading>
        <Grid asChild columns="3" gap="2">
          <fieldset aria-labelledby="icon">
            {serviceIcons.map((name) => (
              <label key={name} className="choice icon-choice">
                <input type="radio" value={name} {...form.register('icon')} />
                <ServiceIcon name={name} />
                {iconNames[name]}
              </label>
            ))}
          </fieldset>
        </Grid>
      </section>
    </Card>
  );
}
