import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** For `createServer`: the classes of its requests and responses. */
export type MessageClasses = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/**
 * Request and response classes that already have the prototypes of `app`. Otherwise Express sets them on every object,
 * and V8 keeps half of what belongs to it alive until the next full collection: requests took almost twice as long.
 */
export function messageClassesOf(app: Express): MessageClasses {
  class Request extends IncomingMessage {}
  class Response<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  // Makes Express's `setPrototypeOf` a no-op.
  app.request = Request.prototype as Express['request'];
  app.response = Response.prototype as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Response };
}
