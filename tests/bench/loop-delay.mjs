// Loaded into the server by blocking.ts: at SIGUSR2 it prints for how long the event loop stood still at most, in
// milliseconds, and forgets it.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`Longest pause: ${delay.max / 1e6}\n`);
  delay.reset();
});
