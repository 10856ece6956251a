import { Grid } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { type BrandFields, brand } from '#lib/brand.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { Section } from '#renderer/only-us/ui/Section.tsx';
import type { Brand } from './brand.ts';
import { t } from './texts.ts';

interface Props {
  form: UseFormReturn<BrandFields>;
  pictures: Brand['files'];
}

const pictureFields = [
  { name: 'logoId', upload: 'uploadLogo', className: 'brand-on-paper' },
  { name: 'logoOnDarkId', upload: 'uploadLogoOnDark', className: 'brand-on-dark' },
  { name: 'markId', upload: 'uploadMark' },
  { name: 'shareCardId', upload: 'uploadShareCard' },
] as const;

/** The name of the brand and its pictures. */
export function LogoFields({ form, pictures }: Props) {
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
