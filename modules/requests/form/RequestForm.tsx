import { type ComponentProps, useId } from 'react';
import { emailOf } from '#renderer/public/company.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useMailLink } from '#renderer/public/use-chat.ts';
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
  const t = useWords(requestWords);
  const id = useId();
  const pageContext = useServerPage();
  const { site, formToken, privacyPage } = pageContext;
  const privacy = privacyPage();
  const errors = refused?.errors ?? {};
  const field = { values, errors };
  const [email, mailLink] = [emailOf(pageContext), useMailLink()];
  const { sizeHint } = useSizeHint(products, values);
  const isSample = values.kind === 'sample';
  return (
    <form
      className="contact-form"
      method="post"
      action={contactPath}
      encType="multipart/form-data"
      data-keep="request"
    >
      {refused && (
        <p className="contact-alert" role="alert">
          {refused.refusal === 'tooMany'
            ? t('tooMany', { minutes: refused.minutes ?? 15 })
            : t(refused.refusal)}
        </p>
      )}
      <input type="hidden" name="token" value={formToken()} />
      <input type="hidden" name="consent" value={consent} />
      {isSample && <input type="hidden" name="kind" value="sample" />}
      {/* Bots fill in every field. */}
      <label className="contact-trap" aria-hidden="true">
        {t('trap')}
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
      <fieldset>
        <legend>{t('about')}</legend>
        <KnownFields products={products} {...field}>
          <ProductField products={products} value={values.product ?? ''} />
          {!isSample && (
            <>
              <Field name="size" label={t('size')} hint={sizeHint} {...field} />
              <Field name="quantity" label={t('quantity')} hint={t('quantityHint')} {...field} />
              <Field name="city" label={t('city')} autoComplete="address-level2" {...field} />
              <Field name="note" label={t('note')} hint={t('noteHint')} rows={3} {...field} />
            </>
          )}
        </KnownFields>
        {isSample && (
          <Field name="note" label={t('sampleAddress')} rows={3} autoComplete="street-address" {...field} />
        )}
      </fieldset>
      <fieldset>
        <legend>{t('you')}</legend>
        <Field name="name" label={t('name')} autoComplete="name" required {...field} />
        <p className="contact-wide muted">{t('oneOfBoth')}</p>
        <Field
          name="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          {...field}
        />
        <Field name="email" label={t('email')} type="email" autoComplete="email" {...field} />
        <details
          className="contact-wide contact-more"
          open={Boolean(values.company || errors.photos || errors.company || refused?.photos.length)}
        >
          <summary>{t('more')}</summary>
          <Field name="company" label={t('company')} autoComplete="organization" {...field} />
          {/* Last, so that all text has arrived when a photo is refused. */}
          <PhotosField
            error={errors.photos}
            focus={Object.keys(errors)[0] === 'photos'}
            attached={refused?.photos ?? []}
          />
        </details>
      </fieldset>
      <div className="contact-end">
        <p className="muted" id={id}>
          {errors.consent && <strong className="contact-error">{errors.consent}</strong>}{' '}
          {consentSentence(consent, site.name)} {privacy && <a href={privacy.path}>{privacy.title}</a>}
        </p>
        <button className="button screen-only" type="submit" aria-describedby={id}>
          {t('send')}
        </button>
        {email && mailLink && (
          <p className="muted screen-only">
            {t('orMail')} <a href={mailLink}>{email}</a>
          </p>
        )}
      </div>
    </form>
  );
}

function ProductField({ products, value }: { products: Product[]; value: string }) {
  const t = useWords(requestWords);
  const id = useId();
  const language = useLanguage();
  const groups = [...new Set(products.map(({ group }) => group[language]))];
  const isGone = value !== '' && !products.some(({ path }) => path === value);
  if (products.length === 0 && !isGone) return null;
  return (
    <div className="contact-field contact-wide">
      <label htmlFor={id}>{t('product')}</label>
      <select id={id} name="product" defaultValue={value}>
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
      </select>
    </div>
  );
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> {
  name: Exclude<keyof typeof limits, 'product'>;
  label: string;
  hint?: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  rows?: number;
}

/** A field with label, hint and error. The first invalid one has the focus. */
function Field({ name, label, hint, values, errors, rows, ...input }: FieldProps) {
  const t = useWords(requestWords);
  const id = useId();
  const error = errors[name];
  const note = error ?? hint;
  const attributes = {
    id,
    name,
    defaultValue: values[name],
    maxLength: limits[name],
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note && `${id}-hint`,
    autoFocus: error !== undefined && Object.keys(errors)[0] === name,
  } as const;
  return (
    <div className={rows ? 'contact-field contact-wide' : 'contact-field'}>
      <label htmlFor={id}>
        {label} {input.required && <small>({t('required')})</small>}
      </label>
      {rows ? <textarea rows={rows} {...attributes} /> : <input {...input} {...attributes} />}
      {note && (
        <p id={`${id}-hint`} className={error ? 'contact-error' : 'muted'}>
          {note}
        </p>
      )}
    </div>
  );
}
