import { longest } from '#modules/requests/longest.ts';
import { requestWords } from '#modules/requests/words.ts';
import { useWords } from '#renderer/public/language.ts';

interface Props {
  name: Exclude<keyof typeof longest, 'product'>;
  label: string;
  hint?: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** A text of several lines. */
  rows?: number;
  type?: 'text' | 'tel' | 'email';
  autoComplete?: string;
  required?: boolean;
  optional?: boolean;
}

/** A field with its label, its hint and what is wrong with it. The first wrong one has the focus. */
export function Field({ name, label, hint, values, errors, rows, optional, ...input }: Props) {
  const t = useWords(requestWords);
  const error = errors[name];
  const described = error ? `${name}-error` : hint && `${name}-hint`;
  const attributes = {
    id: name,
    name,
    defaultValue: values[name],
    maxLength: longest[name],
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
    autoFocus: error !== undefined && Object.keys(errors)[0] === name,
  } as const;
  return (
    <div className={rows ? 'contact-field contact-wide' : 'contact-field'}>
      <label htmlFor={name}>
        {label} {optional && <small>({t('optional')})</small>}
      </label>
      {rows ? <textarea rows={rows} {...attributes} /> : <input {...input} {...attributes} />}
      {error && (
        <p id={`${name}-error`} className="contact-error">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${name}-hint`} className="contact-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
