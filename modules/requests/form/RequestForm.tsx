import type { ComponentProps } from 'react';
import { formWords } from '#lib/form-words.ts';
import { FormField } from '#renderer/public/form/FormField.tsx';
import { VisitorForm } from '#renderer/public/form/VisitorForm.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import type { Product } from '#server/content/points.ts';
import type { RefusedForm } from '#server/forms/refused-form.ts';
import { consentSentence } from '../consent.ts';
import { limits } from '../limits.ts';
import { contactPath } from '../paths.ts';
import { requestWords } from '../words.ts';
import { KnownFields, useSizeHint } from './KnownFields.tsx';
import { PhotosField } from './PhotosField.tsx';

interface Props {
  products: Product[];
  consent: string;
  values?: Record<string, string>;
  refused?: RefusedForm | null;
}

/**
 * Works without script, and keeps the input when something is wrong. What came along from a product’s page is folded, so that only
 * name and contact are left to fill in.
 */
export function RequestForm({ products, consent, values = {}, refused }: Props) {
  const [t, say] = [useWords(requestWords), useWords(formWords)];
  const { site } = useServerPage();
  const errors = refused?.errors ?? {};
  const field = { values, errors };
  const { sizeHint } = useSizeHint(products, values);
  const isSample = values.kind === 'sample';
  return (
    <VisitorForm
      action={contactPath}
      keep="request"
      consent={{ code: consent, sentence: consentSentence(consent, site.name) }}
      refused={refused}
      send={t('send')}
    >
      {isSample && <input type="hidden" name="kind" value="sample" />}
      <fieldset>
        <legend>{t('about')}</legend>
        <KnownFields products={products} {...field}>
          <ProductField products={products} {...field} />
          {!isSample && (
            <>
              <Field name="size" hint={sizeHint} {...field} />
              <Field name="quantity" hint={t('quantityHint')} {...field} />
              <Field name="city" autoComplete="address-level2" {...field} />
              <Field name="note" hint={t('noteHint')} rows={3} {...field} />
            </>
          )}
        </KnownFields>
        {isSample && (
          <Field name="note" label={t('sampleAddress')} rows={3} autoComplete="street-address" {...field} />
        )}
      </fieldset>
      <fieldset>
        <legend>{t('you')}</legend>
        <Field name="name" autoComplete="name" required {...field} />
        <p className="contact-wide muted">{t('oneOfBoth')}</p>
        <Field name="phone" hint={say('phoneHint')} type="tel" autoComplete="tel" {...field} />
        <Field name="email" type="email" autoComplete="email" {...field} />
        <details
          className="contact-wide contact-more"
          open={Boolean(values.company || errors.photos || errors.company || refused?.photos.length)}
        >
          <summary>{t('more')}</summary>
          <Field name="company" autoComplete="organization" {...field} />
          {/* Last, so that all text has arrived when a photo is refused. */}
          <PhotosField attached={refused?.photos ?? []} {...field} />
        </details>
      </fieldset>
    </VisitorForm>
  );
}

function ProductField({ products, values, errors }: ProductProps) {
  const t = useWords(requestWords);
  const language = useLanguage();
  const value = values.product ?? '';
  const groups = [...new Set(products.map(({ group }) => group[language]))];
  const isGone = value !== '' && !products.some(({ path }) => path === value);
  if (products.length === 0 && !isGone) return null;
  return (
    <FormField name="product" label={t('product')} isWide {...{ values, errors }}>
      <option value="">{t('noProduct')}</option>
      {groups.map((label) => (
        <optgroup key={label} label={label}>
          {products
            .filter(({ group }) => group[language] === label)
            .map(({ name, path }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
      {/* It was deleted while the form was open: the request is still about it. */}
      {isGone && <option value={value}>{value.split('/').at(-1)}</option>}
    </FormField>
  );
}

interface ProductProps extends Pick<RefusedForm, 'values' | 'errors'> {
  products: Product[];
}

interface FieldProps extends Omit<ComponentProps<typeof FormField>, 'label'> {
  name: Exclude<keyof typeof limits, 'product'>;
  label?: string;
}

function Field(props: FieldProps) {
  return <FormField label={useWords(requestWords)(props.name)} maxLength={limits[props.name]} {...props} />;
}
