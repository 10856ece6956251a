import type { Request, RequestHandler, Response } from 'express';

// Milliseconds.
const longestPause = 20_000;
const toReadTheAnswer = 5_000;

/**
 * Ends the connection when an answer was given before the request's body was read to its end. Whoever sends it gets a
 * few seconds to notice, because a connection that is cut at once takes the answer along (RFC 9112 §9.6); until then the
 * rest is thrown away.
 */
export const closeWhenUnread: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (request.complete) return;
    const end = setTimeout(() => !request.complete && request.socket.destroy(), toReadTheAnswer);
    request.socket.once('close', () => clearTimeout(end));
  });
  next();
};

/** Ends a request with a 408 when not a byte of its body has come for 20 seconds. */
export function endWhenStalled(request: Request, response: Response): void {
  const { socket } = request;
  if (request.complete) return;
  socket.setTimeout(longestPause);
  request.once('end', () => socket.setTimeout(0));
  request.once('timeout', () => {
    // Nothing else has been written: the answer needs the body.
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  });
}

/** How long a body is going to be by its own account; 0 when it doesn't say. */
export function announcedBytes(request: Request): number {
  return Number(request.headers['content-length'] ?? 0);
}
