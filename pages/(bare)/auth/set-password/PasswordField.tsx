interface Props {
  label: string;
  name: string;
  hint?: string;
  error: string | undefined;
  focus: boolean;
}

/** A new password to type, with what is wrong with it. The server has the rules, and its own words for them. */
export function PasswordField({ label, name, hint, error, focus }: Props) {
  const note = error ?? hint;
  return (
    <div className="bare-field">
      <label>
        {label}
        <input
          name={name}
          type="password"
          autoComplete="new-password"
          aria-invalid={error ? true : undefined}
          aria-describedby={note && `${name}-note`}
          // biome-ignore lint/a11y/noAutofocus: whoever comes here comes to type it, or to type it better
          autoFocus={focus}
        />
      </label>
      {note && (
        <p id={`${name}-note`} className={error ? 'bare-error' : 'bare-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
