import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

/** For `createServer`: the classes of its requests and responses. */
export type MessageClasses = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/**
 * Request and response classes with Express's additions. Express would change each message's prototype, which V8 then keeps alive
 * until the next full collection: uncached pages took three times as long. `classes`: of the app before, when a site reopens.
 */
export function messageClassesOf(app: Express, classes = newClasses()): MessageClasses {
  const { IncomingMessage: Request, ServerResponse: Response } = classes;
  const { getOwnPropertyDescriptors: own } = Object;
  Object.defineProperties(Request.prototype, { ...own(express.request), ...own(app.request) });
  Object.defineProperties(Response.prototype, { ...own(express.response), ...own(app.response) });
  // They have these already.
  app.request = Request.prototype as Express['request'];
  app.response = Response.prototype as Express['response'];
  return classes;
}

function newClasses(): MessageClasses {
  class Request extends IncomingMessage {}
  class Response<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  return { IncomingMessage: Request, ServerResponse: Response };
}
