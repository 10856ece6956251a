import type { Request, RequestHandler, Response } from 'express';

// Milliseconds.
const longestPause = 20_000;
const toReadTheAnswer = 5_000;

/**
 * Closes the connection when the response was sent before the request's body was read completely. The client gets a
 * few seconds to notice, because closing at once would discard the response (RFC 9112 §9.6); the rest is ignored.
 */
export const closeWhenUnread: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (request.complete) return;
    const end = setTimeout(() => !request.complete && request.socket.destroy(), toReadTheAnswer);
    request.socket.once('close', () => clearTimeout(end));
  });
  next();
};

/** Ends a request with a 408 when its body has stalled for 20 seconds. */
export function endWhenStalled(request: Request, response: Response): void {
  const { socket } = request;
  if (request.complete) return;
  socket.setTimeout(longestPause);
  request.once('end', () => socket.setTimeout(0));
  request.once('timeout', () => {
    // Nothing else has been written: the response depends on the body.
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  });
}

/** The Content-Length of a body; 0 when there is none. */
export function announcedBytes(request: Request): number {
  return Number(request.headers['content-length'] ?? 0);
}
