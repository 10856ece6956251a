import type { TRPCError } from '@trpc/server';
import { render } from 'vike/abort';

/**
 * For the API that pages call: what a procedure refuses, as the error page that says so (https://vike.dev/abort). So a
 * page's `+data` needs no try/catch. Everything else stays the failure it is: logged, and shown as 500.
 */
export function showErrorPage({ error }: { error: TRPCError }): void {
  switch (error.code) {
    case 'NOT_FOUND':
    // An address with words that the procedure doesn't take leads nowhere either.
    case 'BAD_REQUEST':
      throw render(404);
    case 'FORBIDDEN':
      throw render(403);
    case 'TOO_MANY_REQUESTS':
      throw render(429);
    case 'SERVICE_UNAVAILABLE':
      throw render(503);
  }
}
