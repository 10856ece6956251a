import type { ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import { publicCacheControl } from '../http/cache-control.ts';

/** Sends a visitor to where a redirect leads. Caches ask again each time, as for pages: a redirect may change. */
export function sendRedirect(response: ServerResponse, location: string, env: Env): void {
  const headers = { Location: location, 'Cache-Control': publicCacheControl(env), 'Content-Length': 0 };
  response.writeHead(301, headers).end();
}
