// A client that asks for one address over and over, on so many connections, each waiting for its answer before it
// asks again. Runs as a process of its own (load.ts) and writes how many requests a second were answered.
import { connect } from 'node:net';

const [address = '', accept = '*/*', connections = '1', milliseconds = '1000'] = process.argv.slice(2);
const { hostname, port, pathname, search, host } = new URL(address);
const question = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: ${accept}\r\n\r\n`;
const warmUp = 150;
let answered = 0;

for (let i = 0; i < Number(connections); i += 1) keepAsking();

setTimeout(() => {
  answered = 0;
  const start = performance.now();
  setTimeout(() => {
    process.stdout.write(String((answered * 1000) / (performance.now() - start)));
    process.exit();
  }, Number(milliseconds));
}, warmUp);

function keepAsking() {
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let head = '';
  let missing = -1; // bytes of the answer; -1 until its headers are there
  const ask = () => {
    head = '';
    missing = -1;
    socket.write(question);
  };
  socket.once('connect', ask);
  socket.on('data', (/** @type {Buffer} */ part) => {
    if (missing < 0) {
      head += part.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
      if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(head.slice(0, end));
      missing = end + 4 + Number(length) - head.length;
    } else missing -= part.length;
    if (missing > 0) return;
    answered += 1;
    ask();
  });
}
