// A client that asks for one address over and over, on so many connections, each waiting for its answer before it
// asks again. Runs as a process of its own (load.ts) and writes as JSON how many requests a second were answered and how
// long the answers took, in milliseconds.
import { connect } from 'node:net';

const [address = '', headers = '{}', connections = '1', milliseconds = '1000', status = '200'] =
  process.argv.slice(2);
const { hostname, port, pathname, search, host } = new URL(address);
const lines = Object.entries({ Host: host, ...JSON.parse(headers) }).map(
  ([name, value]) => `${name}: ${value}`,
);
const question = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
const warmUp = 150;
/** @type {number[]} */
let times = [];

for (let i = 0; i < Number(connections); i += 1) keepAsking();

setTimeout(() => {
  times = [];
  const start = performance.now();
  setTimeout(() => {
    const perSecond = (times.length * 1000) / (performance.now() - start);
    times.sort((one, other) => one - other);
    const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)]);
    process.stdout.write(JSON.stringify({ perSecond, p50, p99 }), () => process.exit());
  }, Number(milliseconds));
}, warmUp);

function keepAsking() {
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let head = '';
  let missing = -1; // bytes of the answer; -1 until its headers are there
  let start = 0;
  const ask = () => {
    head = '';
    missing = -1;
    start = performance.now();
    socket.write(question);
  };
  socket.once('connect', ask);
  socket.on('data', (/** @type {Buffer} */ part) => {
    if (missing < 0) {
      head += part.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(head.slice(0, end));
      const [, length = '0'] = /^content-length: (\d+)/im.exec(head.slice(0, end)) ?? [];
      missing = end + 4 + Number(length) - head.length;
    } else missing -= part.length;
    if (missing > 0) return;
    times.push(performance.now() - start);
    ask();
  });
}
