import { type InputHTMLAttributes, useId } from 'react';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'autoFocus'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
}

/** A password field with its error and, with script, a button to show it. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="bare-field">
      <label htmlFor={id}>{label}</label>
      <div className="bare-password">
        <input
          id={id}
          type="password"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {/* `pages/(bare)/auth/+client.ts` shows it. */}
        <button type="button" aria-controls={id} hidden>
          Show
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="bare-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="bare-error">
          {error}
        </p>
      )}
    </div>
  );
}
