import type { RequestListener } from 'node:http';
import type { Request } from 'express';
import type { Services } from '../services.ts';
import { loggedPath } from './requests.ts';

/** Logs every request, cached ones included, as ACCESS_LOG says; without the visitor when anonymous. Null when it is off. */
export function logAccess({ env, log }: Pick<Services, 'env' | 'log'>): RequestListener | null {
  const { ACCESS_LOG: kind } = env;
  if (kind === 'off') return null;
  return (request, response) => {
    const { method, url = '', headers } = request;
    // Read now: once the visitor has disconnected, it is unknown.
    const visitor = { address: addressOf(request), agent: headers['user-agent']?.slice(0, 200) };
    const path = kind === 'full' ? loggedPath(url) : withoutWords(loggedPath(url));
    const start = performance.now();
    response.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const about = { method, path, status: response.statusCode, ms };
      log.info(kind === 'full' ? { ...about, ...visitor } : about, 'Request');
    });
  };
}

// Express's address, which trusts as many proxies as TRUST_PROXY says.
function addressOf(request: Parameters<RequestListener>[0]) {
  return (request as Partial<Request>).ip ?? request.socket.remoteAddress;
}

// A search may reveal who the visitor is.
function withoutWords(path: string) {
  return path.replace(/^\/search\/.+/s, '/search/…');
}
