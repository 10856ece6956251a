import { useId } from 'react';
import { useWords } from '#renderer/public/language.ts';
import { limits } from '../limits.ts';
import { requestWords } from '../words.ts';

interface Props {
  name: Exclude<keyof typeof limits, 'product'>;
  label: string;
  hint?: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  rows?: number;
  type?: 'text' | 'tel' | 'email';
  autoComplete?: string;
  required?: boolean;
}

/** A field with label, hint and error. The first invalid one has the focus. */
export function Field({ name, label, hint, values, errors, rows, ...input }: Props) {
  const t = useWords(requestWords);
  const id = useId();
  const error = errors[name];
  const described = error ? `${id}-error` : hint && `${id}-hint`;
  const attributes = {
    id,
    name,
    defaultValue: values[name],
    maxLength: limits[name],
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
    autoFocus: error !== undefined && Object.keys(errors)[0] === name,
  } as const;
  return (
    <div className={rows ? 'contact-field contact-wide' : 'contact-field'}>
      <label htmlFor={id}>
        {label} {input.required && <small>({t('required')})</small>}
      </label>
      {rows ? <textarea rows={rows} {...attributes} /> : <input {...input} {...attributes} />}
      {error && (
        <p id={`${id}-error`} className="contact-error">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="contact-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
