import { type ErrorRequestHandler, json, type RequestHandler, urlencoded } from 'express';
import { refuseCostlyJson } from '../json-limits.ts';
import { sendText } from './responses.ts';

/** Reads form and JSON bodies of up to 1 MB. Other types count as having no fields. */
export const readBodies: RequestHandler[] = [
  json({ limit: '1mb', type: ['application/json', 'application/ld+json'], verify: refuseCostlyJson }),
  urlencoded({ limit: '1mb', extended: false }),
];

/** Answers for bodies that can't be read, in NextAuth v4's words. */
export const refuseBody: ErrorRequestHandler = (error, _request, response, next) => {
  if (error.type === 'entity.too.large') sendText(response, 413, 'Body exceeded 1mb limit');
  else if (error.type === 'entity.parse.failed') sendText(response, 400, 'Invalid JSON');
  else if (error.type && error.status < 500) sendText(response, error.status, 'Invalid body');
  else next(error);
};
