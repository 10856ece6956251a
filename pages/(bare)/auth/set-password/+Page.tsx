import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';

/** Where an invitation or a password reset leads: a plain form, so that it works without any script. */
export default function Page() {
  const form = useData<Data>();
  if (!form) return <VoidLink />;
  const { token, name, email, refusal } = form;
  return (
    <>
      <h1>Choose a password</h1>
      <p>Hello {name}, this is the password you will sign in with.</p>
      {refusal?.message && (
        <p className="bare-alert" role="alert">
          {refusal.message}
        </p>
      )}
      <form className="bare-form" method="post" action="/auth/set-password">
        <input type="hidden" name="token" value={token} />
        <label>
          Email
          {/* It has no name, so it isn't sent: password managers learn from it whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly />
        </label>
        <PasswordField
          label="New password"
          name="newPassword"
          hint="8 to 16 characters, letters and digits."
          error={refusal?.newPassword}
          focus={!refusal || Boolean(refusal.newPassword)}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          error={refusal?.confirmPassword}
          focus={Boolean(refusal?.confirmPassword && !refusal.newPassword)}
        />
        <button className="button" type="submit">
          Save password
        </button>
      </form>
    </>
  );
}

function VoidLink() {
  return (
    <>
      <h1>This link is no longer valid</h1>
      <p>
        It was used already, it has expired, or a newer one was made. Please ask an administrator for a new
        link. If you have chosen your password already, sign in with it.
      </p>
      <div className="bare-actions">
        <a className="button" href="/auth/signin">
          Sign in
        </a>
      </div>
    </>
  );
}

interface Props {
  label: string;
  name: string;
  hint?: string;
  error: string | undefined;
  focus: boolean;
}

/** A new password to type, with what is wrong with it. The server has the rules, and its own words for them. */
function PasswordField({ label, name, hint, error, focus }: Props) {
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
          // biome-ignore lint/a11y/noAutofocus: this dialog is opened to type it
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
