import { Grid } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import type { BrandFields } from '#lib/brand.ts';
import { Section } from '#renderer/only-us/ui/form/Section.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import type { Brand } from './brand.ts';
import { t } from './texts.ts';

interface Props {
  form: UseFormReturn<BrandFields>;
  pictures: Brand['pictures'];
}

const grounds: Record<string, string | undefined> = { logo: 'brand-on-paper', logoOnDark: 'brand-on-dark' };

const fields = [
  { name: 'logoId', picture: 'logo', upload: 'uploadLogo' },
  { name: 'logoOnDarkId', picture: 'logoOnDark', upload: 'uploadLogoOnDark' },
  { name: 'markId', picture: 'mark', upload: 'uploadMark' },
  { name: 'shareCardId', picture: 'shareCard', upload: 'uploadShareCard' },
] as const;

/** The name of the brand and its pictures. */
export function LogoFields({ form, pictures }: Props) {
  return (
    <Section title={t('look')}>
      <TextInput form={form} name="name" label={t('name')} hint={t('nameHint')} maxLength={80} />
      <Grid columns="2" gap="6" gapX="5" mt="5">
        {fields.map(({ name, picture, upload }) => (
          <div key={name} className={grounds[picture]}>
            <ImageInput
              form={form}
              name={name}
              label={t(picture)}
              hint={t(`${picture}Hint`)}
              uploadLabel={t(upload)}
              saved={pictures[picture]}
              optional
            />
          </div>
        ))}
      </Grid>
    </Section>
  );
}
