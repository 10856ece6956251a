import superjson from 'superjson';
import { apiUrl } from './trpc-links.ts';

// Browsers take 64 kB at once of what outlives its page.
const maxBytes = 60_000;

/**
 * Calls a procedure while the page is being left, when nothing waits for the answer any more and no timer runs. What is larger
 * than a browser sends then stays unsent.
 */
export function callOnLeaving(procedure: string, input: object): void {
  const body = new Blob([superjson.stringify(input)], { type: 'application/json' });
  if (body.size > maxBytes) return;
  void fetch(`${apiUrl}/${procedure}`, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
