import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Picture responses, served again in front of the app, whose middleware would cost more than the response. */
export type ResponseCache = ReturnType<typeof createResponseCache>;

type Picture = () => Buffer | undefined;

interface Needs {
  /** The cache key of a request; null for requests that are handled elsewhere. */
  keyOf(request: IncomingMessage): string | null;
  /** The least recently used are evicted beyond this size, which includes URLs and headers. */
  maxBytes: number;
}

const headersTake = 600;
// Clients with a copy may need no picture, or a part of it: the app handles that.
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
] as const;

export function createResponseCache({ keyOf, maxBytes }: Needs) {
  const answers = new LRUCache<string, { headers: OutgoingHttpHeaders; picture: Picture }>({
    maxSize: maxBytes,
    sizeCalculation: (_, question) => question.length + headersTake,
  });
  return {
    /** `picture` returns the bytes while the response is valid. */
    keep(question: string, response: ServerResponse, picture: Picture) {
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      answers.set(question, { headers, picture });
    },
    /** Returns false, and sends nothing, without a valid response. */
    serveCached(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, headers } = request;
      const question = keyOf(request);
      if (question === null || method !== 'GET' || conditions.some((name) => headers[name])) return false;
      const answer = answers.get(question);
      if (!answer) return false;
      const bytes = answer.picture();
      if (bytes) response.writeHead(200, answer.headers).end(bytes);
      else answers.delete(question);
      return bytes !== undefined;
    },
  };
}
