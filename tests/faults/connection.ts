import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that a client drives by hand. */
export interface Connection {
  socket: Socket;
  /** All that came back so far. */
  text(): string;
  closed: Promise<void>;
}

export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  let text = '';
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined); // then it is closed, and what it said counts
  await once(socket, 'connect');
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  return { socket, text: () => text, closed };
}
