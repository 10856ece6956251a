import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Optimizer } from './optimizer.ts';

/** Answers of the optimizer, to give them again before the app, whose walk would cost more than the answer. */
export interface GivenAnswers {
  /** Keeps the answer that is about to be sent. It must hold as long as its variant is there. */
  keep(request: Request, response: ServerResponse, variantKey: string): void;
  /** Gives the same answer to the same question if its variant is in memory; else false, and nothing was sent. */
  giveAgain(request: IncomingMessage, response: ServerResponse): boolean;
}

// Characters of questions and headers: some 5,000 answers. The pictures are the optimizer's.
const mostCharacters = 4 * 1024 * 1024;
const headersTake = 600;

export function keepAnswers(optimizer: Optimizer): GivenAnswers {
  const answers = new LRUCache<string, { headers: OutgoingHttpHeaders; variantKey: string }>({
    maxSize: mostCharacters,
    sizeCalculation: (_answer, question) => question.length + headersTake,
  });
  const question = (url: string | undefined, accept: string | undefined) => `${url}\n${accept}`;

  return {
    keep(request, response, variantKey) {
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      answers.set(question(request.originalUrl, request.headers.accept), { headers, variantKey });
    },
    giveAgain({ method, url, headers }, response) {
      // Who has a copy may need no picture: the app sees to that.
      if (method !== 'GET' || headers['if-none-match'] || !url?.startsWith('/api/images/optimize?'))
        return false;
      const answer = answers.get(question(url, headers.accept));
      const variant = answer && optimizer.inMemory(answer.variantKey);
      if (!variant) return false;
      response.writeHead(200, answer.headers).end(variant.bytes);
      return true;
    },
  };
}
