// A client that requests one address repeatedly on several connections, each of which waits for a response before the
// next request. Runs in a separate process (load.ts) and prints as JSON the requests per second and the response times
// in milliseconds. Reads no more of a response than necessary: on its core it has to outpace a bare server.
import { connect } from 'node:net';

const [address = '', headers = '{}', connections = '1', milliseconds = '1000', status = '200'] =
  process.argv.slice(2);
const { hostname, port, pathname, search, host } = new URL(address);
const lines = Object.entries({ Host: host, ...JSON.parse(headers) }).map(
  ([name, value]) => `${name}: ${value}`,
);
const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
const beginning = `HTTP/1.1 ${status}`;
const lastChunk = '0\r\n\r\n';
const warmUp = 150;
/** @type {number[]} */
let times = [];
let answered = 0;

for (let i = 0; i < Number(connections); i += 1) keepAsking();

setTimeout(() => {
  times = [];
  const start = performance.now();
  setTimeout(() => {
    const perSecond = (times.length * 1000) / (performance.now() - start);
    times.sort((one, other) => one - other);
    const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)]);
    process.stdout.write(JSON.stringify({ perSecond, p50, p99, answered }), () => process.exit());
  }, Number(milliseconds));
}, warmUp);

function keepAsking() {
  // Into one buffer, because a stream per connection would cost more than the rest.
  const buffer = Buffer.alloc(1024 * 1024);
  const onread = { buffer, callback };
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
  let length = 0; // bytes of the response with its headers: 0 before they arrive, Infinity if unknown
  let read = 0;
  let start = 0;
  const ask = () => {
    length = 0;
    read = 0;
    start = performance.now();
    socket.write(question);
  };
  socket.once('connect', ask);

  /** @param {number} bytes */
  function callback(bytes) {
    read += bytes;
    length ||= lengthOf(buffer.toString('latin1', 0, Math.min(bytes, 8192)));
    if (read < length && buffer.toString('latin1', bytes - lastChunk.length, bytes) !== lastChunk)
      return true;
    times.push(performance.now() - start);
    answered += 1;
    ask();
    return true;
  }
}

/** @param {string} text the headers and what follows them */
function lengthOf(text) {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0 || !text.startsWith(beginning)) throw new Error(text);
  const head = text.slice(0, end).toLowerCase();
  if (head.includes('transfer-encoding: chunked')) return Number.POSITIVE_INFINITY;
  const [, body = '0'] = /\ncontent-length: (\d+)/.exec(head) ?? [];
  // A 304 states a length but has no body.
  return end + 4 + (status === '304' ? 0 : Number(body));
}
