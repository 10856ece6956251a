import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';
import { LinkByEmail } from './LinkByEmail.tsx';

/** Sign in: plain forms, so that it works without any script. */
export default function Page() {
  const { csrfToken, callbackUrl, error, done, sendsLinks } = useData<Data>();
  return (
    <>
      <h1>Sign in</h1>
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
            // biome-ignore lint/a11y/noAutofocus: whoever comes here comes to type it
            autoFocus
          />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button className="button" type="submit">
          Sign in
        </button>
      </form>
      {sendsLinks && <LinkByEmail csrfToken={csrfToken} callbackUrl={callbackUrl} />}
    </>
  );
}
