import { useData } from 'vike-react/useData';
import { capitalize } from '#lib/format-message.ts';
import { Alert } from '#renderer/bare/Alert.tsx';
import { PasskeyForm } from '#renderer/bare/PasskeyForm.tsx';
import type { SecondFactorForm } from '#server/auth/second-factor/endpoints.ts';
import type { Data } from '../+data.ts';

/** The second step of signing in: a plain form, so that a code works without script. */
export default function Page() {
  const { email, csrfToken, error, hasPasskey, hasAuthenticator, hasRecoveryCodes } =
    useData<Data<SecondFactorForm>>();
  const hint = [
    hasAuthenticator && 'The six digits that your authenticator app shows',
    hasRecoveryCodes && 'one of your recovery codes',
  ];
  return (
    <>
      <h1>One more step</h1>
      <p>Your account {email} has a second factor.</p>
      <Alert>{error}</Alert>
      {hasPasskey && <PasskeyForm csrfToken={csrfToken} label="Use your passkey" />}
      {(hasAuthenticator || hasRecoveryCodes) && (
        <form className="bare-form" method="post" action="/api/auth/callback/second-factor">
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <label>
            Code
            <input
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
              aria-describedby="code-hint"
              // biome-ignore lint/a11y/noAutofocus: this page is opened to type it
              autoFocus
            />
          </label>
          <p id="code-hint" className="bare-hint">
            {capitalize(hint.filter(Boolean).join(', or '))}.
          </p>
          <button className="button" type="submit">
            Continue
          </button>
        </form>
      )}
      <p className="bare-hint">
        Lost your phone, your passkey and your codes? An administrator can reset your second factor.{' '}
        <a href="/auth/signin">Back to sign in</a>
      </p>
    </>
  );
}
