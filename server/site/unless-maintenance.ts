import type { RequestHandler } from 'express';
import { publicRule } from '../cache-rule.ts';
import { contextOf } from '../context.ts';
import type { House } from '../house.ts';
import { retryAfter } from '../retry-after.ts';
import { readSettings } from './settings.ts';

/**
 * In front of what visitors fetch that is no page: during maintenance only staff and holders of a preview link get it,
 * everybody else 503. Sets what caches may do with the answer.
 */
export function unlessMaintenance(house: House): RequestHandler {
  return async (request, response, next) => {
    const { preview } = await contextOf(house, request);
    response.vary('Cookie');
    if (readSettings(house.db).maintenance && !preview) {
      response.status(503).type('text/plain');
      response.set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter.maintenance });
      response.send('Sorry, website is under maintenance.');
      return;
    }
    response.set('Cache-Control', preview ? 'private, no-store' : publicRule(house.env));
    next();
  };
}
