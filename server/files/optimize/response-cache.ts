import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Picture responses, served again in front of the app, whose middleware would cost more than the response. */
export interface ResponseCache {
  /** Caches a response, with the headers set on `response`. `picture` returns its bytes while the response is valid. */
  keep(question: string, response: ServerResponse, picture: Picture): void;
  /** Serves the cached response to this request if it is valid; else returns false and sends nothing. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean;
}

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

export function createResponseCache({ keyOf, maxBytes }: Needs): ResponseCache {
  const answers = new LRUCache<string, { headers: OutgoingHttpHeaders; picture: Picture }>({
    maxSize: maxBytes,
    sizeCalculation: (_, question) => question.length + headersTake,
  });
  return {
    keep(question, response, picture) {
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      answers.set(question, { headers, picture });
    },
    serveCached(request, response) {
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
