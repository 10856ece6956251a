import type { Response } from 'express';

/** The Retry-After of a 503, in seconds: short for trouble that passes quickly (a lock, a disk). */
export const retryAfter = { trouble: '10', maintenance: '3600' } as const;

/** Answers with a sentence for whom no page is rendered. No cache keeps it. */
export function sendSentence(response: Response, status: number, sentence: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(sentence);
}
