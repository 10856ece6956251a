/** The other way to sign in: a link that comes by email, works once and needs no password. */
export function LinkByEmail({ csrfToken, callbackUrl }: { csrfToken: string; callbackUrl: string }) {
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
        <button className="button button-quiet" type="submit">
          Email me a link
        </button>
      </form>
    </section>
  );
}
