import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { sentenceFor } from '#lib/sign-in-errors.ts';

/** The form that the endpoint in front of the page passes (server/auth/pages.ts). */
export async function data({ rewrite, urlParsed, csrfToken, sendsLinks }: PageContextServer) {
  if (!rewrite?.authForm) throw render(404);
  const error = sentenceFor(urlParsed.search.error);
  return { ...rewrite.authForm, error, csrfToken: csrfToken(), sendsLinks };
}

export type Data<Form> = Form & Awaited<ReturnType<typeof data>>;
