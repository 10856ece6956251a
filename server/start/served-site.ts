import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import type { ReplaceDatabase, Services } from '../services.ts';

/** A site that answers: opened on a database. */
interface OpenedSite {
  services: Services;
  handle: RequestListener;
  /** Begins what it does by itself. */
  run(): void;
  close(): void;
}

// Requests under way may end before the database is closed; those that take longer are cut off.
const patience = 5000;

const busy = 'Somebody else is restoring a backup right now. Wait a minute, then look again.';

/**
 * The site of this process. Its database can be replaced while it runs: new requests wait, those under way end, everything is
 * closed, and opened again on the new database. The process keeps its port and its locks.
 */
export class ServedSite<Site extends OpenedSite> {
  private readonly answering = new Map<ServerResponse, string>();
  private held: Promise<void> | null = null;
  private isEnding = false;
  private current: Site | undefined;
  private readonly openSite: (replace: ReplaceDatabase) => Promise<Site>;

  constructor(open: (replace: ReplaceDatabase) => Promise<Site>) {
    this.openSite = open;
  }

  async open(): Promise<Site> {
    this.current = await this.openSite((replace) => this.replaceDatabase(replace));
    return this.current;
  }

  handle: RequestListener = (request, response) => {
    // Another restore is refused at once.
    const isRefused = this.isEnding && isOfBackups(request.url);
    if (this.held && !isRefused) return void this.held.then(() => this.handle(request, response));
    this.answering.set(response, request.url ?? '');
    response.once('close', () => this.answering.delete(response));
    this.current?.handle(request, response);
  };

  run(): void {
    this.current?.run();
  }

  close(): void {
    this.current?.close();
  }

  private async replaceDatabase(replace: Parameters<ReplaceDatabase>[0]): Promise<void> {
    if (this.held) throw new TRPCError({ code: 'CONFLICT', message: busy });
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    try {
      this.isEnding = true;
      await this.endOthers();
      this.isEnding = false;
      this.current?.close();
      await this.reopen(replace);
    } finally {
      this.held = null;
      release();
    }
  }

  // The request that asked for this is answered when it is done.
  private async endOthers() {
    for (const end = performance.now() + patience; this.answering.size > 1; await wait(20)) {
      if (performance.now() < end) continue;
      for (const [response, url] of this.answering) if (!isOfBackups(url)) response.destroy();
      return;
    }
  }

  private async reopen(replace: Parameters<ReplaceDatabase>[0]) {
    let putBack: (() => Promise<void>) | undefined;
    try {
      putBack = await replace();
      await this.open();
    } catch (err) {
      const log = this.current?.services.log;
      log?.error({ err }, 'The database could not be replaced: the site goes on with the one from before');
      try {
        await putBack?.();
        await this.open();
      } catch (error) {
        // Only another start can help now, of which the supervisor takes care.
        log?.fatal({ err: error }, 'The site can’t be opened again');
        process.exit(1);
      }
      throw err;
    } finally {
      this.run();
    }
  }
}

// Later, Express takes the beginning of the address away.
function isOfBackups(url = '') {
  return url.startsWith('/api/trpc/backup.');
}
