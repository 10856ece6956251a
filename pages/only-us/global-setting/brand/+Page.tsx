import './brand.css';
import { Grid } from '@radix-ui/themes';
import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { reload } from 'vike/client/router';
import { type BrandFields, brand, brand as content } from '#lib/brand.ts';
import { dayNames } from '#lib/dates.ts';
import { openDays } from '#lib/opening-hours.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { DeclaredInput } from '#renderer/only-us/ui/entry/BlockInputs.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { ColorField, TypefaceField } from './ColorField.tsx';
import { HoursField } from './HoursField.tsx';
import { t } from './texts.ts';

export default function Page() {
  const { data: brand } = api.brand.get.useQuery();
  return brand && <BrandForm brand={brand} />;
}

type Brand = Outputs['brand']['get'];

// Cards of modules, such as the way to the links of the footer.
const cards = Object.values(
  import.meta.glob<ComponentType>('/modules/**/cards/brand.tsx', { eager: true, import: 'default' }),
);

const hoursInWords = (hours: BrandFields['hours']) =>
  openDays(hours)
    .map(({ from, to, opens, closes }) => `${dayNames[from]}–${dayNames[to]} ${opens}–${closes}`)
    .join(', ') || t('closed');

function BrandForm({ brand }: { brand: Brand }) {
  const recordForm = useContentForm(content, { id: 1, entry: brand, format: { hours: hoursInWords } });
  const { form } = recordForm;
  const { site } = api.useUtils();
  const saveEntry = useSaveEntry('brand');
  const save: typeof saveEntry = async (...sent) => {
    const saved = await saveEntry(...sent);
    void site.invalidate();
    // Logo and colour of the back office follow.
    void reload();
    return saved;
  };
  return (
    <FormPage recordForm={recordForm} onSave={save}>
      <Grid gap="5" maxWidth="960px">
        <LogoFields form={form} pictures={brand.files} />
        <ColorField form={form} />
        <TypefaceField form={form} />
        <CompanyFields form={form} />
        <HoursField form={form} />
        <Section title={t('answers')} hint={t('answersHint')}>
          <Grid gap="5" className="brand-answers">
            <FieldInput form={form} name="answerTime" field={content.fields.answerTime} />
            <DeclaredInput
              {...{ form }}
              name="contacts"
              field={content.fields.contacts}
              pictures={brand.files}
            />
          </Grid>
        </Section>
      </Grid>
    </FormPage>
  );
}

function CompanyFields({ form }: { form: UseFormReturn<BrandFields> }) {
  const input = (name: keyof BrandFields) => (
    <FieldInput key={name} form={form} name={name} field={content.fields[name]} />
  );
  return (
    <Section title={t('company')} hint={t('companyHint')}>
      <Grid gap="4">
        {input('legalName')}
        {input('street')}
        <Grid columns="repeat(auto-fit, minmax(200px, 1fr))" gap="4">
          {(['city', 'province', 'postalCode'] as const).map(input)}
        </Grid>
        {input('coordinates')}
        <Grid columns="repeat(auto-fit, minmax(200px, 1fr))" gap="4">
          {(['phone', 'email'] as const).map(input)}
        </Grid>
        {cards.map((Card) => (
          <Card key={Card.name} />
        ))}
      </Grid>
    </Section>
  );
}

const pictureFields = [
  { name: 'logoId', upload: 'uploadLogo', className: 'brand-on-paper' },
  { name: 'logoOnDarkId', upload: 'uploadLogoOnDark', className: 'brand-on-dark' },
  { name: 'markId', upload: 'uploadMark' },
  { name: 'shareCardId', upload: 'uploadShareCard' },
] as const;

function LogoFields({ form, pictures }: { form: UseFormReturn<BrandFields>; pictures: Brand['files'] }) {
  const { name, ...fields } = brand.fields;
  return (
    <Section title={t('look')}>
      <FieldInput form={form} name="name" field={name} />
      <Grid columns="2" gap="6" gapX="5" mt="5">
        {pictureFields.map(({ name, upload, ...look }) => (
          <div key={name} {...look}>
            <FieldInput
              form={form}
              name={name}
              field={fields[name]}
              own={{ uploadLabel: t(upload) }}
              saved={pictures[form.watch(name) ?? 0]}
            />
          </div>
        ))}
      </Grid>
    </Section>
  );
}
