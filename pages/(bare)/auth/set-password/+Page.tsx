import { useData } from 'vike-react/useData';
import { Alert } from '#renderer/bare/Alert.tsx';
import { PasswordField } from '#renderer/bare/PasswordField.tsx';
import type { PasswordForm } from '#server/auth/set-password.ts';
import type { Data } from '../+data.ts';

/** The target of an invitation or password reset: a plain form that works without script. */
export default function Page() {
  const { token, name, email, refusal } = useData<Data<PasswordForm>>();
  return (
    <>
      <h1>Choose a password</h1>
      <p>Hello {name}, this is the password you will sign in with.</p>
      <Alert>{refusal?.message}</Alert>
      <form className="bare-form" method="post" action="/auth/set-password">
        <input type="hidden" name="token" value={token} />
        <label>
          Email
          {/* Without a name it isn’t sent; it tells password managers whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly />
        </label>
        <PasswordField
          label="New password"
          name="newPassword"
          hint="8 to 16 characters, letters and digits."
          error={refusal?.newPassword}
          autoComplete="new-password"
          autoFocus={!refusal || Boolean(refusal.newPassword)}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          error={refusal?.confirmPassword}
          autoComplete="new-password"
          autoFocus={Boolean(refusal?.confirmPassword && !refusal.newPassword)}
        />
        <button className="button" type="submit">
          Save password
        </button>
      </form>
    </>
  );
}
