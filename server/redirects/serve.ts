import type { ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import { publicCacheControl } from '../http/cache-control.ts';
import type { Redirection } from './find-redirect.ts';

/** Sends a visitor to where a redirect leads. Caches ask again each time, as for pages: a redirect may change. */
export function sendRedirect(response: ServerResponse, { location, temporary }: Redirection, env: Env): void {
  const headers = { Location: location, 'Cache-Control': publicCacheControl(env), 'Content-Length': 0 };
  response.writeHead(temporary ? 302 : 301, headers).end();
}
