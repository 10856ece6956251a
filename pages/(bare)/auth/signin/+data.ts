import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { sentenceFor } from './errors.ts';

const backOffice = '/only-us/dashboard';

// https://vike.dev/data
export async function data({ user, urlParsed, csrfToken }: PageContextServer) {
  const { callbackUrl = backOffice, error } = urlParsed.search;
  if (user && !error) throw redirect(backOffice);
  return { csrfToken: csrfToken(), callbackUrl, error: sentenceFor(error) };
}

export type Data = Awaited<ReturnType<typeof data>>;
