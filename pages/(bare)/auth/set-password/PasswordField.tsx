interface Props {
  label: string;
  name: string;
  hint?: string;
  error: string | undefined;
  focus: boolean;
}

/** A new password to type, with what is wrong with it. The server has the rules, and its own words for them. */
export function PasswordField({ label, name, hint, error, focus }: Props) {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className="bare-field">
      <label>
        {label}
        <input
          name={name}
          type="password"
          autoComplete="new-password"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          // biome-ignore lint/a11y/noAutofocus: whoever comes here comes to type it, or to type it better
          autoFocus={focus}
        />
      </label>
      {hint && (
        <p id={`${name}-hint`} className="bare-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="bare-error">
          {error}
        </p>
      )}
    </div>
  );
}
