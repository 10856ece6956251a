// A client that requests one address every few milliseconds, without waiting for earlier responses, until its standard
// input ends. Runs in a separate process (load.ts) and prints the response times in milliseconds.
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
  // The server may close an idle connection just when it is reused.
  request.once('error', () => ask(start));
}

function leaveWhenAnswered() {
  if (!leaving || open > 0) return;
  process.stdout.write(JSON.stringify(times));
  process.exit();
}
