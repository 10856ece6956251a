import type { Server } from 'node:http';
import type { Log } from './log.ts';

const patience = 10_000;

/** At SIGTERM or SIGINT: takes no new requests, answers those under way (10 seconds at most), closes and exits. */
export function stopGracefully(server: Server, log: Log, close: () => void): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => server.closeAllConnections(), patience).unref();
    server.close(() => {
      close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
