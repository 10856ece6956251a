import type { AuthMessage } from '#server/auth/responses.ts';

export function NoticeWords({ notice: { title, text, links = [], form } }: { notice: AuthMessage }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {form && (
        <form
          className={form.asksEmail ? 'bare-form' : 'bare-actions row'}
          method="post"
          action={form.action}
        >
          <input type="hidden" name="csrfToken" value={form.csrfToken} />
          {form.asksEmail && (
            <label>
              Email
              {/* biome-ignore lint/a11y/noAutofocus: this page is opened to type it */}
              <input name="email" type="email" autoComplete="username" required autoFocus />
            </label>
          )}
          <button className="button" type="submit">
            {form.button}
          </button>
        </form>
      )}
      {links.length > 0 && (
        <div className="bare-actions row">
          {links.map(({ label, href }, index) => (
            <a key={href} className={form || index > 0 ? undefined : 'button'} href={href}>
              {label}
            </a>
          ))}
        </div>
      )}
    </>
  );
}
