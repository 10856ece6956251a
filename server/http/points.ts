import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.ts';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** An endpoint beside the pages. The path may have parameters, as in Express. With `get`, public ones answer in each language, and pages of the site are asked after them. */
interface Endpoint {
  path: `/${string}`;
  /** `get` by default. Other sites can't send to `post`. */
  method?: 'post';
  handler(services: Services, api: OpenApi): RequestHandler;
}

/** The API as the sender of a request may call it, by the names of procedures. Throws as they do. */
export type OpenApi = (request: Request, response: Response) => Promise<OpenedApi>;
interface OpenedApi {
  context: Context;
  call: CallApi;
  /** The body, of so many bytes at most, for some requests at a time. Throws BAD_REQUEST and PAYLOAD_TOO_LARGE. */
  readJson(limit: number): Promise<unknown>;
}
export type CallApi = (path: string, input?: unknown) => Promise<unknown>;

export const endpoints = point<Endpoint>('endpoints');

/** Ties the parameters of a handler to the path that has them. */
export function endpoint<Parameters>(
  path: Endpoint['path'],
  handler: (services: Services, api: OpenApi) => RequestHandler<Parameters>,
): Endpoint {
  return { path, handler: handler as Endpoint['handler'] };
}
