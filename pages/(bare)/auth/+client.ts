import { getPasskey, hasPasskeys } from '#renderer/ui/passkey.ts';

// Sessions are listed by the browser’s time zone (server/auth/request.ts), in a session cookie.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is for https only
document.cookie = `vinci.time-zone=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax`;

// Passkeys sign in with a plain form; the script only fills in the browser’s response.
for (const form of document.querySelectorAll<HTMLFormElement>('.bare-passkey')) {
  form.hidden = !hasPasskeys();
  const field = form.elements.namedItem('passkey') as HTMLInputElement;
  form.addEventListener('submit', async (event) => {
    if (field.value) return;
    event.preventDefault();
    const problem = await fillIn(form, field).catch(
      () => 'This didn’t work. Please use another way to sign in.',
    );
    const alert = form.querySelector('[role=alert]');
    if (alert) alert.textContent = problem;
    if (field.value) form.submit();
  });
}

async function fillIn(form: HTMLFormElement, field: HTMLInputElement): Promise<string> {
  const csrfToken = new FormData(form).get('csrfToken') as string;
  const body = new URLSearchParams({ csrfToken, json: 'true' });
  const answer = await fetch('/api/auth/passkey-options', { method: 'POST', body });
  const options = await answer.json();
  if (!options.challenge) return 'Passkeys don’t work here right now. Please use another way to sign in.';
  const passkey = await getPasskey(options);
  field.value = passkey ? JSON.stringify(passkey) : '';
  return passkey ? '' : 'No passkey was chosen. Passkeys work at the address they were made for.';
}

// Shows a password until the form is sent: as text, browsers would suggest it next time.
for (const button of document.querySelectorAll<HTMLButtonElement>('.bare-password button')) {
  const input = button.parentElement?.querySelector('input');
  if (!input) continue;
  const show = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? 'Hide' : 'Show';
    button.title = isShown ? 'Hide the password' : 'Show the password';
  };
  show(false);
  button.hidden = false;
  button.addEventListener('click', () => show(input.type === 'password'));
  input.form?.addEventListener('submit', () => show(false));
}
