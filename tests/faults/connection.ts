import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that a test controls by hand. */
export interface Connection {
  socket: Socket;
  /** Everything received so far. */
  text(): string;
  closed: Promise<void>;
}

export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  let text = '';
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined); // then it is closed, and what it received counts
  await once(socket, 'connect');
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  return { socket, text: () => text, closed };
}
