import { Flex, Heading } from '@radix-ui/themes';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { Fields } from '#lib/fields.ts';
import { maxCharacters, type SeoValues, usualDescription, usualTitle } from '#lib/seo.ts';
import { api } from '../../api.ts';
import { CheckInput } from '../inputs/CheckInput.tsx';
import { ImageInput } from '../inputs/ImageInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { Previews, sharedPictureOf, withoutSeo } from '../publish/Previews.tsx';
import { partsOf } from '../publish/parts.ts';
import { t as publishing } from '../publish/texts.ts';
import { t } from './seo-texts.ts';

interface Props {
  form: UseFormReturn<SeoValues>;
  fields: Fields;
  pathOf(values: object): string;
}

export function SeoFields({ form, fields, pathOf }: Props) {
  const { site } = usePageContext();
  const values = useWatch({ control: form.control }) as SeoValues;
  const parts = partsOf(fields, values);
  const automatic = withoutSeo(parts, site);
  const picture = sharedPictureOf(parts) ?? 0;
  const { data: file } = api.file.get.useQuery({ id: picture }, { enabled: picture > 0, retry: false });
  return (
    <Flex direction="column" gap="4" mt="4">
      <TextInput
        form={form}
        name="seoTitle"
        label={t('seoTitle')}
        placeholder={automatic.title}
        maxLength={maxCharacters.seoTitle}
        {...titleHint(values.seoTitle.trim().length)}
      />
      <TextInput
        form={form}
        name="seoDescription"
        label={t('seoDescription')}
        placeholder={automatic.description}
        maxLength={maxCharacters.seoDescription}
        rows={3}
        {...descriptionHint(values.seoDescription.trim().length)}
      />
      <ImageInput
        form={form}
        name="sharePictureId"
        label={t('sharePictureId')}
        hint={t('pictureHint')}
        optional
      />
      <CheckInput form={form} name="noindex" label={t('hide')} hint={t('hideHint')} />
      <section>
        <Heading as="h3" size="2" mb="2">
          {publishing('looks')}
        </Heading>
        <Previews
          parts={parts}
          path={pathOf(values)}
          pictures={file?.picture ? { [picture]: file.picture } : {}}
        />
      </section>
    </Flex>
  );
}

function titleHint(count: number) {
  if (count === 0) return { hint: t('emptyTitle') };
  const isWarning = count > usualTitle;
  return { hint: t(isWarning ? 'longTitle' : 'titleLength', { count }), isWarning };
}

function descriptionHint(count: number) {
  if (count === 0) return { hint: t('emptyDescription') };
  const isLong = count > usualDescription.longest;
  const isWarning = isLong || count < usualDescription.shortest;
  return { hint: t(isLong ? 'longDescription' : 'descriptionLength', { count }), isWarning };
}
