import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A request without fetch()'s normalisation: the path is sent verbatim, and any header can be set. */
export function askFor(url: string, path: string, { method = 'GET', headers, body }: Question = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<Answer>((resolve, reject) => {
    const request = ask({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    request.on('error', reject).end(body);
  });
}

/** Sends raw bytes; returns everything received before the server closed the connection. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    // A server that closes with unread input resets the connection; what it sent before counts.
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () => resolve(text));
  });
}
