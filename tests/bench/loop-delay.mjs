// Loaded into the server by blocking.ts: on SIGUSR2 it prints the longest event loop delay in milliseconds and resets
// it.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`Longest pause: ${delay.max / 1e6}\n`);
  delay.reset();
});
