import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';
import { PasswordField } from './PasswordField.tsx';

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
