import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Answers with pictures, to give them again before the app, whose walk would cost more than the answer. */
export interface ResponseCache {
  /**
   * Keeps an answer, with the headers that are set on `response`. `picture` gives its bytes as long as the answer holds;
   * `weight` is what it holds in memory, in bytes.
   */
  keep(question: string, response: ServerResponse, picture: Picture, weight?: number): void;
  /** Gives the same answer to the same question if it holds; else false, and nothing was sent. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean;
}

type Picture = () => Buffer | undefined;

interface Needs {
  /** What tells one answer from another; null for a request that is answered elsewhere. */
  keyOf(request: IncomingMessage): string | null;
  /** The least recently used go beyond so many bytes, counted with question and headers. */
  maxBytes: number;
}

const headersTake = 600;
// Who has a copy may need no picture, or a part of it: the app sees to that.
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
] as const;

export function createResponseCache({ keyOf, maxBytes }: Needs): ResponseCache {
  const answers = new LRUCache<string, { headers: OutgoingHttpHeaders; picture: Picture; weight: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ weight }, question) => question.length + headersTake + weight,
  });
  return {
    keep(question, response, picture, weight = 0) {
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      answers.set(question, { headers, picture, weight });
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
