import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { sentenceFor } from './errors.ts';

export async function data({ rewrite, site, urlParsed, csrfToken, sendsLinks }: PageContextServer) {
  // The endpoint in front of this page (server/auth/sign-in.ts) passes the form.
  if (!rewrite?.signInForm) throw render(404);
  const { callbackUrl, email, moved, notice, offersPasskeys } = rewrite.signInForm;
  const { error } = urlParsed.search;
  return {
    csrfToken: csrfToken(),
    callbackUrl,
    email,
    offersPasskeys,
    notice,
    error: sentenceFor(error),
    movedTo: moved ? site.address : null,
    sendsLinks,
  };
}

export type Data = Awaited<ReturnType<typeof data>>;
