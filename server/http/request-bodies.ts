import type { Request, RequestHandler, Response } from 'express';

// Milliseconds.
const longestPause = 20_000;
const toReadTheAnswer = 5_000;
// Bytes: more than any upload has.
const maxUnread = 64 * 1024 * 1024;

/** Drops the rest of a body whose response came early: closing the connection would discard the response (RFC 9112 §9.6). Oversized ones get seconds. */
export const discardUnread: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const closes = !response.shouldKeepAlive;
  // With `Connection: close`, Node.js would close it at once.
  response.shouldKeepAlive = true;
  response.once('finish', () => {
    const { socket } = request;
    const end = () => void (closes && socket.destroySoon());
    if (request.complete) return end();
    let left = maxUnread;
    if (announcedBytes(request) > maxUnread) {
      const timer = setTimeout(() => socket.destroy(), toReadTheAnswer);
      socket.once('close', () => clearTimeout(timer));
    }
    endWhenStalled(request, response);
    request.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) socket.destroy();
    });
    request.once('end', end).resume();
  });
  next();
};

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

export function announcedBytes(request: Request): number {
  return Number(request.headers['content-length'] ?? 0);
}
