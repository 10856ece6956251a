import type { RequestHandler, Response } from 'express';
import type { Env } from '../env.ts';

/** The Retry-After of a 503, in seconds: short for trouble that passes quickly (a lock, a disk). */
export const retryAfter = { trouble: '10', maintenance: '3600' } as const;

/** Answers with a sentence for whom no page is rendered. No cache keeps it. */
export function sendSentence(response: Response, status: number, sentence: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(sentence);
}

/** Sets headers of every response behind it. */
export function withHeaders(headers: Record<string, string>): RequestHandler {
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

/** The Cache-Control of public responses: revalidated each time, so that changes show at once; with S_MAXAGE, cached by a CDN. */
export function publicCacheControl({ S_MAXAGE, STALE_WHILE_REVALIDATE }: Env): string {
  if (!S_MAXAGE) return 'public, max-age=0, must-revalidate';
  const stale = STALE_WHILE_REVALIDATE ? `, stale-while-revalidate=${STALE_WHILE_REVALIDATE}` : '';
  return `public, max-age=0, s-maxage=${S_MAXAGE}${stale}`;
}
