import type { RequestHandler } from 'express';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** An endpoint beside the pages. The path may have parameters, as in Express. */
interface Endpoint {
  path: `/api/${string}`;
  /** `get` by default. Other sites can't send to `post`. */
  method?: 'post';
  handler(services: Services): RequestHandler;
}

export const endpoints = point<Endpoint>('endpoints');

/** Ties the parameters of a handler to the path that has them. */
export function endpoint<Parameters>(
  path: Endpoint['path'],
  handler: (services: Services) => RequestHandler<Parameters>,
): Endpoint {
  return { path, handler: handler as Endpoint['handler'] };
}
