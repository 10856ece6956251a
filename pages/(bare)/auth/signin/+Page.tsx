import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';
import { LinkByEmail } from './LinkByEmail.tsx';

/** Sign in: plain forms, so that it works without any script. */
export default function Page() {
  const { csrfToken, callbackUrl, email, error, done, movedTo, sendsLinks } = useData<Data>();
  return (
    <>
      <h1>Sign in</h1>
      {movedTo && (
        <p className="bare-done" role="status">
          We took you to {movedTo}, this site’s address. Signing in works here.
        </p>
      )}
      {error && (
        <p className="bare-alert" role="alert">
          {error}
        </p>
      )}
      {done && !error && (
        <p className="bare-done" role="status">
          {done}
        </p>
      )}
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
        <label>
          Password
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            // biome-ignore lint/a11y/noAutofocus: the email address is there already
            autoFocus={email !== ''}
          />
        </label>
        <button className="button" type="submit">
          Sign in
        </button>
      </form>
      <p className="bare-hint">Forgot your password? Ask an administrator for a link to set a new one.</p>
      {sendsLinks && <LinkByEmail csrfToken={csrfToken} callbackUrl={callbackUrl} />}
    </>
  );
}
