// The baseline, in a separate process (load.ts): a `node:http` server that sends everyone the response it read from
// its standard input. Prints its port.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { status, headers, body } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(status, headers).end(bytes.length > 0 ? bytes : undefined);
}).listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stdout.write(String(address.port));
});
