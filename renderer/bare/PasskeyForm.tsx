interface Props {
  csrfToken: string;
  callbackUrl?: string;
  label: string;
}

/** Signs in with a passkey. A script shows it where the browser supports passkeys. */
export function PasskeyForm({ csrfToken, callbackUrl, label }: Props) {
  return (
    <form className="bare-form bare-passkey" method="post" action="/api/auth/callback/passkey" hidden>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {callbackUrl !== undefined && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <input type="hidden" name="passkey" />
      <button className="button button-outline" type="submit">
        {label}
      </button>
      <p className="bare-error" role="alert" />
    </form>
  );
}
