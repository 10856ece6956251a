declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http';

  /** Whether the client's cached copy, as its request headers describe it, is still fresh for a response with these headers. */
  export default function fresh(request: IncomingHttpHeaders, response: { etag: string }): boolean;
}
