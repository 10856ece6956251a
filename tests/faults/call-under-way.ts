import type { RunningSite } from '#tests/site.ts';
import { openConnection } from './connection.ts';

/** A call in flight: the server has read the beginning of its body. */
export async function beginCall(site: Pick<RunningSite, 'url'>, cookie: string) {
  const body = JSON.stringify({ json: { name: 'Akhir', email: 'akhir@vinci.example', role: 'client' } });
  const connection = await openConnection(site.url);
  const lines = [
    'POST /api/trpc/user.create HTTP/1.1',
    `Host: ${new URL(site.url).host}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  connection.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  while (!connection.text().includes('100 Continue')) await new Promise((resolve) => setTimeout(resolve, 5));
  connection.socket.write(body.slice(0, 10));
  return { ...connection, finish: () => connection.socket.write(body.slice(10)) };
}
