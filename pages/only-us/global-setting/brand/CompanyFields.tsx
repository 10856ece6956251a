import { Grid, Link, Text } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { BrandFields } from '#lib/brand.ts';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { Section } from './Section.tsx';
import { t } from './texts.ts';

const footer = '/only-us/global-setting/footer';

/** Who and where the company is. */
export function CompanyFields({ form }: { form: UseFormReturn<BrandFields> }) {
  const { sidebar } = usePageContext();
  return (
    <Section title={t('company')} hint={t('companyHint')}>
      <Grid gap="4">
        <TextInput form={form} name="legalName" label={t('legalName')} hint={t('legalNameHint')} />
        <TextInput form={form} name="street" label={t('street')} />
        <Grid columns="repeat(auto-fit, minmax(200px, 1fr))" gap="4">
          <TextInput form={form} name="city" label={t('city')} />
          <TextInput form={form} name="province" label={t('province')} />
          <TextInput form={form} name="postalCode" label={t('postalCode')} />
        </Grid>
        <Grid columns="repeat(auto-fit, minmax(200px, 1fr))" gap="4">
          <TextInput form={form} name="phone" label={t('phone')} type="tel" />
          <TextInput form={form} name="email" label={t('email')} type="email" />
        </Grid>
        {sidebar.some(({ route }) => route === footer) && (
          <Text as="p" size="2" color="gray">
            {t('socialText')} <Link href={footer}>{t('toFooter')}</Link>
          </Text>
        )}
      </Grid>
    </Section>
  );
}
