import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

/** For `createServer`: the classes of its requests and responses. */
export type MessageClasses = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/**
 * Request and response classes with all that Express adds to them. Otherwise it changes the prototype of every request and
 * response, and V8 keeps half of what belongs to it alive until the next full collection: what isn't a cached page took
 * three times as long.
 */
export function messageClassesOf(app: Express): MessageClasses {
  class Request extends IncomingMessage {}
  class Response<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  const { getOwnPropertyDescriptors: own } = Object;
  Object.defineProperties(Request.prototype, { ...own(express.request), ...own(app.request) });
  Object.defineProperties(Response.prototype, { ...own(express.response), ...own(app.response) });
  // They have these already.
  app.request = Request.prototype as Express['request'];
  app.response = Response.prototype as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Response };
}
