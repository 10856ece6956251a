import { useData } from 'vike-react/useData';
import { Alert } from '#renderer/bare/Alert.tsx';
import { PasskeyForm } from '#renderer/bare/PasskeyForm.tsx';
import { PasswordField } from '#renderer/bare/PasswordField.tsx';
import type { SignInForm } from '#server/auth/sign-in.ts';
import type { Data } from '../+data.ts';

/** Plain forms that work without script. */
export default function Page() {
  const { csrfToken, callbackUrl, email, error, movedTo, notice, offersPasskeys, sendsLinks } =
    useData<Data<SignInForm>>();
  return (
    <>
      <h1>Sign in</h1>
      {movedTo && <Alert isGood>We took you to {movedTo}, this site’s address. Signing in works here.</Alert>}
      <Alert isGood>{notice}</Alert>
      <Alert>{error}</Alert>
      <form className="bare-form" method="post" action="/api/auth/callback/credentials">
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <label>
          Email
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            // biome-ignore lint/a11y/noAutofocus: whoever comes here comes to type it
            autoFocus={!email}
          />
        </label>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          autoFocus={email !== ''}
        />
        <button className="button" type="submit">
          Sign in
        </button>
      </form>
      {offersPasskeys && (
        <PasskeyForm csrfToken={csrfToken} callbackUrl={callbackUrl} label="Sign in with a passkey" />
      )}
      <p className="bare-hint">
        {sendsLinks ? (
          <a href="/api/auth/forgot-password">Forgot your password?</a>
        ) : (
          'Forgot your password? Ask an administrator for a link to set a new one.'
        )}
      </p>
      {sendsLinks && <LinkByEmail csrfToken={csrfToken} callbackUrl={callbackUrl} />}
    </>
  );
}

function LinkByEmail({ csrfToken, callbackUrl }: { csrfToken: string; callbackUrl: string }) {
  return (
    <section className="bare-other">
      <h2>Or without a password</h2>
      <form className="bare-form" method="post" action="/api/auth/signin/email">
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <label>
          Send a link to
          <input name="email" type="email" autoComplete="email" placeholder="name@example.com" required />
        </label>
        <button className="button button-outline" type="submit">
          Email me a link
        </button>
      </form>
    </section>
  );
}
