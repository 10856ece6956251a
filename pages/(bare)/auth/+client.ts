// https://vike.dev/client

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
