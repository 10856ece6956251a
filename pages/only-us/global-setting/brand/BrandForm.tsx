import { Grid, Link, Text } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { type BrandFields, brandContent, typefaces } from '#lib/brand.ts';
import { dayNames } from '#lib/dates.ts';
import { openDays } from '#lib/opening-hours.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { Section } from '#renderer/only-us/ui/form/Section.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import type { Brand } from './brand.ts';
import { ColorField } from './ColorField.tsx';
import { HoursField } from './HoursField.tsx';
import { LogoFields } from './LogoFields.tsx';
import { TypefaceField } from './TypefaceField.tsx';
import { t } from './texts.ts';

const footer = '/only-us/global-setting/footer';

const picture = (id: number | null) => t(id ? 'picture' : 'noPicture');

const hoursInWords = (hours: BrandFields['hours']) =>
  openDays(hours)
    .map(({ from, to, opens, closes }) => `${dayNames[from]}–${dayNames[to]} ${opens}–${closes}`)
    .join(', ') || t('closed');

const labels = {
  name: t('name'),
  logoId: t('logo'),
  logoOnDarkId: t('logoOnDark'),
  markId: t('mark'),
  shareCardId: t('shareCard'),
  color: t('color'),
  typeface: t('typefaces'),
  legalName: t('legalName'),
  street: t('street'),
  city: t('city'),
  province: t('province'),
  postalCode: t('postalCode'),
  phone: t('phone'),
  email: t('email'),
  hours: t('hours'),
};

/** Changes the brand. */
export function BrandForm({ brand: { version, fields, pictures, specimens } }: { brand: Brand }) {
  const recordForm = useRecordForm<BrandFields>({
    schema: brandContent.schema,
    record: { version, values: fields },
    draftKey: 'brand',
    labels,
    format: {
      logoId: picture,
      logoOnDarkId: picture,
      markId: picture,
      shareCardId: picture,
      color: (color) => color || t('defaultColor'),
      typeface: (typeface) => typefaces[typeface],
      hours: hoursInWords,
    },
  });
  const { form } = recordForm;
  const utils = api.useUtils();
  const refresh = refreshAfter(() => Promise.all([utils.brand.invalidate(), utils.site.invalidate()]));
  const update = api.brand.update.useMutation(refresh);
  const save = async (sent: BrandFields, started: number) => {
    await update.mutateAsync({ ...sent, version: started });
    toast(t('saved'), 'success');
  };
  return (
    <FormPage recordForm={recordForm} onSave={save}>
      <Grid gap="5" maxWidth="960px">
        <LogoFields form={form} pictures={pictures} />
        <ColorField form={form} />
        <TypefaceField form={form} specimens={specimens} />
        <CompanyFields form={form} />
        <HoursField form={form} />
      </Grid>
    </FormPage>
  );
}

/** Who and where the company is. */
function CompanyFields({ form }: { form: UseFormReturn<BrandFields> }) {
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
