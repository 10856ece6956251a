import { type ReactNode, useId } from 'react';
import { formWords } from '#lib/form-words.ts';
import type { RefusedForm } from '#server/forms/refused-form.ts';
import { emailOf } from '../company.ts';
import { useWords } from '../language.ts';
import { useServerPage } from '../server-page.ts';
import { useMailLink } from '../use-chat.ts';

interface Props {
  action: string;
  /** Under this name the tab keeps what is typed, until a page with `data-kept`. */
  keep: string;
  /** The consent that a visitor gives by sending, and its sentence. */
  consent: { code: string; sentence: string };
  refused: RefusedForm | null | undefined;
  send: string;
  children: ReactNode;
}

/** A form that works without script: what is wrong, token, trap and consent around its fields. */
export function VisitorForm({ action, keep, consent, refused, send, children }: Props) {
  const t = useWords(formWords);
  const id = useId();
  const pageContext = useServerPage();
  const { formToken, privacyPage } = pageContext;
  const privacy = privacyPage();
  const [email, mailLink] = [emailOf(pageContext), useMailLink()];
  const problem = refused?.errors.consent;
  return (
    <form
      className="contact-form"
      method="post"
      action={action}
      encType="multipart/form-data"
      data-keep={keep}
    >
      {refused && (
        <p className="contact-alert" role="alert">
          {refused.refusal === 'tooMany'
            ? t('tooMany', { minutes: refused.minutes ?? 15 })
            : t(refused.refusal)}
        </p>
      )}
      <input type="hidden" name="token" value={formToken()} />
      <input type="hidden" name="consent" value={consent.code} />
      {/* Bots fill in every field. */}
      <label className="contact-trap" aria-hidden="true">
        {t('trap')}
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
      {children}
      <div className="contact-end">
        <p className="muted" id={id}>
          {problem && <strong className="contact-error">{problem}</strong>} {consent.sentence}{' '}
          {privacy && <a href={privacy.path}>{privacy.title}</a>}
        </p>
        <button className="button screen-only" type="submit" aria-describedby={id}>
          {send}
        </button>
        {email && mailLink && (
          <p className="muted screen-only">
            {t('orMail')} <a href={mailLink}>{email}</a>
          </p>
        )}
      </div>
    </form>
  );
}
