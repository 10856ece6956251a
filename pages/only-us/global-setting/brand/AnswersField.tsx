import { Grid } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { type BrandFields, brand, maxContacts } from '#lib/brand.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { t } from './texts.ts';

export type Brand = Outputs['brand']['get'];

interface Props {
  form: UseFormReturn<BrandFields>;
  pictures: Brand['files'];
}

export function AnswersField({ form, pictures }: Props) {
  const { answerTime, contacts } = brand.fields;
  return (
    <Section title={t('answers')} hint={t('answersHint')}>
      <Grid gap="5">
        <FieldInput form={form} name="answerTime" field={answerTime} />
        <RowsInput
          form={form}
          name="contacts"
          label={contacts.label}
          rowLabel={(row) => t('contact', { row })}
          addLabel={t('addContact')}
          empty={{ fileId: null, name: '', role: '', phone: '' }}
          most={maxContacts}
          isTall
        >
          {(path) => (
            <Grid columns="minmax(0, 2fr) minmax(0, 3fr)" gap="4">
              <ImageInput
                form={form}
                name={`${path}.fileId`}
                label={t('portrait')}
                hint={t('portraitHint')}
                saved={pictures[form.watch(`${path}.fileId`) ?? 0]}
                isDecorative
                optional
              />
              <Grid gap="2" align="start">
                <TextInput form={form} name={`${path}.name`} label={t('contactName')} />
                <TextInput form={form} name={`${path}.role`} label={t('position')} />
                <TextInput
                  form={form}
                  name={`${path}.phone`}
                  label={t('phone')}
                  hint={t('phoneHint')}
                  type="tel"
                />
              </Grid>
            </Grid>
          )}
        </RowsInput>
      </Grid>
    </Section>
  );
}
