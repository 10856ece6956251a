import type { Server } from 'node:http';
import type { Log } from './log.ts';

// Within the ten seconds that supervisors give, with room to close the database.
const patience = 9_000;

/**
 * At SIGTERM or SIGINT: takes no new requests, answers those under way (9 seconds at most), closes and exits. The same
 * after an error that nobody caught, because nobody knows what it left half done; then the exit code is 1.
 */
export function stopGracefully(server: Server, log: Log, close: () => void): void {
  let stopping = false;
  const stop = (signal: string, exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => server.closeAllConnections(), patience).unref();
    server.close(() => {
      close();
      process.exit(exitCode);
    });
    // Browsers keep their connections when they were answered; without this each would be waited for until it times out.
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 100).unref();
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Nobody caught this error: the site stops');
    stop('uncaughtException', 1);
  });
}
