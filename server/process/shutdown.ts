import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';

// Within the ten seconds that supervisors allow, with time left to close the database.
const closeDelay = 9_000;

/**
 * On SIGTERM and SIGINT, or after an uncaught exception (exit code 1): refuses new requests, gives those in flight 9
 * seconds, closes and exits.
 */
export function stopGracefully(server: Server, log: Log, close: () => void): void {
  let stopping = false;
  const silent = silentConnections(server);
  const stop = (signal: string, exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => server.closeAllConnections(), closeDelay).unref();
    server.close(() => {
      close();
      process.exit(exitCode);
    });
    // Browsers keep connections open after the response; without this, each would be waited for until it times out.
    const closeIdle = () => {
      server.closeIdleConnections();
      for (const connection of silent()) connection.destroy();
    };
    closeIdle();
    setInterval(closeIdle, 100).unref();
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Uncaught exception: the site stops');
    stop('uncaughtException', 1);
  });
  // Vike listens too, so the process survives. The request got no response, but nothing else is half done.
  process.on('unhandledRejection', (reason) => {
    const err = reason instanceof Error ? reason : new Error(String(reason));
    log.error({ err }, 'Unhandled promise rejection: please report it');
  });
}

// Browsers open spare connections. Node counts one that hasn't sent anything yet as busy.
function silentConnections(server: Server): () => Socket[] {
  const open = new Set<Socket>();
  server.on('connection', (connection) => {
    open.add(connection);
    connection.once('close', () => open.delete(connection));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}
