import { Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as received, compressed or not. */
export interface Answer {
  status: number;
  /** Name, value, name, value … */
  headers: string[];
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true });

/** Sends one request on a persistent connection. fetch() decompresses the body, and takes as long as some responses. */
export function request(
  address: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(address, { agent, method, headers }, (answer) => {
      const { statusCode: status = 0, rawHeaders } = answer;
      buffer(answer).then((bytes) => resolve({ status, headers: rawHeaders, body: bytes }), reject);
    });
    asked.once('error', reject).end(body);
  });
}
