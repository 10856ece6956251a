import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';

/** Sign in: a plain form, so that it works without any script. */
export default function Page() {
  const { csrfToken, callbackUrl, error } = useData<Data>();
  return (
    <form method="post" action="/api/auth/callback/credentials">
      <h1>Sign in</h1>
      {error && <p role="alert">{error}</p>}
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}
