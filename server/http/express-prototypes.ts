import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** For `createServer`: what its requests and responses are made of. */
export type MessageClasses = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/**
 * Requests and responses that have the prototypes of `app` from birth. Express gives these to every other one, and V8
 * then lets half of what belongs to it live on until the next full collection: asking took almost twice the time.
 */
export function messageClassesOf(app: Express): MessageClasses {
  class Request extends IncomingMessage {}
  class Response<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  // What Express sets then is there already.
  app.request = Request.prototype as Express['request'];
  app.response = Response.prototype as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Response };
}
