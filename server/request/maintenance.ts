import type { RequestHandler } from 'express';
import { publicCacheControl, retryAfter, sendSentence } from '../http/plain-answers.ts';
import type { Services } from '../services.ts';
import { contextOf } from './create-context.ts';

/** For public addresses that aren't pages: 503 during maintenance but for staff and preview links. Sets Cache-Control. */
export function blockDuringMaintenance(services: Services): RequestHandler {
  return async (request, response, next) => {
    const { closed, preview } = await contextOf(services, request);
    response.vary('Cookie');
    if (closed) {
      response.set('Retry-After', retryAfter.maintenance);
      return sendSentence(response, 503, 'Sorry, website is under maintenance.');
    }
    response.set('Cache-Control', preview ? 'private, no-store' : publicCacheControl(services.env));
    next();
  };
}
