// A visitor who asks for one address every few milliseconds, whether the answer before has come or not, until its
// standard input ends. Runs as a process of its own (load.ts) and writes how long the answers took, in milliseconds.
import { Agent, get } from 'node:http';

const [address = '', every = '10'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
/** @type {number[]} */
const times = [];
let open = 0;
let leaving = false;

const timer = setInterval(() => {
  open += 1;
  ask(performance.now());
}, Number(every));

process.stdin.resume().once('end', () => {
  leaving = true;
  clearInterval(timer);
  leaveWhenAnswered();
});

/** @param {number} start */
function ask(start) {
  const request = get(address, { agent }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
    answer.resume().once('end', () => {
      times.push(performance.now() - start);
      open -= 1;
      leaveWhenAnswered();
    });
  });
  // The server may close a connection that rested too long in the moment when it is used again.
  request.once('error', () => ask(start));
}

function leaveWhenAnswered() {
  if (!leaving || open > 0) return;
  process.stdout.write(JSON.stringify(times));
  process.exit();
}
