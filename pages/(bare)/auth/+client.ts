// https://vike.dev/client

// Sessions are listed with the place that the time zone tells (server/auth/request.ts). Until the browser is closed.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is for https only
document.cookie = `vinci.time-zone=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax`;

// Shows what is typed into a password field, until the form is sent: browsers would offer it as text the next time.
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
