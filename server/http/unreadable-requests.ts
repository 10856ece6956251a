import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

// Node's errors for requests that it can't parse (https://nodejs.org/api/http.html#event-clienterror).
const tooLong = {
  status: '431 Request Header Fields Too Large',
  title: 'This address is too long',
  text: 'Please shorten it, or search for fewer words. If it is short, delete the cookies of this site and try again.',
};
const tooSlow = {
  status: '408 Request Timeout',
  title: 'That took too long',
  text: 'The connection was too slow for the request to arrive. Please try again.',
};
const malformed = {
  status: '400 Bad Request',
  title: 'This request can’t be read',
  text: 'Please go back to the home page and try again.',
};
const answers: Record<string, typeof malformed> = {
  HPE_HEADER_OVERFLOW: tooLong,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};
// How long a browser may take to read the response.
const closeDelay = 2_000;

export function answerUnreadableRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, connection: Duplex) => {
    if (error.code === 'ECONNRESET') connection.destroy();
    // The rest of a refused request fails too, when the response is already on its way.
    if (!connection.writable) return;
    connection.end(answerWith(answers[error.code ?? ''] ?? malformed));
    // If closed at once, a connection with unread bytes is reset, and browsers then discard the response.
    const hangUp = setTimeout(() => connection.destroy(), closeDelay);
    connection.once('close', () => clearTimeout(hangUp));
  });
}

const style =
  'body{max-width:28rem;margin:20vh auto;padding:0 1rem;background:#fbf8f4;color:#1f1a17;font:1.0625rem/1.6 sans-serif}' +
  'a{color:#b93a09;font-weight:700}';

// Self-contained: the pages of the site are rendered for requests, and there is none here.
function answerWith({ status, title, text }: typeof malformed) {
  const page = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the home page</a></p></html>\n`;
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(page)}`,
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${page}`;
}
