import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { sentenceFor } from './errors.ts';

const backOffice = '/only-us/dashboard';

// https://vike.dev/data
export async function data({ user, urlParsed, csrfToken, sendsLinks }: PageContextServer) {
  const { callbackUrl = backOffice, error, done } = urlParsed.search;
  if (user && !error && !done) throw redirect(backOffice);
  return {
    csrfToken: csrfToken(),
    callbackUrl,
    error: sentenceFor(error),
    done: done === 'password' ? 'Change password success. Please sign in with it.' : null,
    sendsLinks,
  };
}

export type Data = Awaited<ReturnType<typeof data>>;
