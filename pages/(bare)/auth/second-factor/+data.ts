import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { sentenceFor } from '../signin/errors.ts';

export async function data({ rewrite, urlParsed, csrfToken }: PageContextServer) {
  // The endpoint in front of this page (server/auth/second-factor/endpoints.ts) passes the form.
  if (!rewrite?.secondFactorForm) throw render(404);
  const { error } = urlParsed.search;
  const refusal = error === 'SecondFactorRequired' ? null : sentenceFor(error);
  return { ...rewrite.secondFactorForm, csrfToken: csrfToken(), error: refusal };
}

export type Data = Awaited<ReturnType<typeof data>>;
