import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { transformer } from '../http/payload.ts';
import type { ReplaceDatabase, Services } from '../services.ts';

interface OpenedSite {
  services: Services;
  handle: RequestListener;
  /** Starts background work. */
  run(): void;
  close(): void;
}

// Requests under way may end before the database is closed; those that take longer are cut off.
const closeDelay = 5000;

const busy = 'Somebody else is restoring a backup right now. Wait a minute, then look again.';

/** Replaces the database at run time: new requests wait, running ones end, everything reopens. Port and locks stay. */
export class ServedSite<Site extends OpenedSite> {
  private readonly answering = new Map<ServerResponse, string>();
  private held: Promise<void> | null = null;
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
    if (this.held && request.method === 'POST' && isOfBackups(request.url))
      return refuseOther(request.url, response);
    if (this.held) return void this.held.then(() => this.handle(request, response));
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
      await this.endOthers();
      this.current?.close();
      await this.reopen(replace);
    } finally {
      this.held = null;
      release();
    }
  }

  // The request that asked for this is answered when it is done.
  private async endOthers() {
    for (const end = performance.now() + closeDelay; this.answering.size > 1; await wait(20)) {
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

// At once, and without the database: whose session it is may end with the restore. As tRPC writes it, the back office says it in the
// language of the account.
function refuseOther(url = '', response: ServerResponse) {
  const { CONFLICT: code } = TRPC_ERROR_CODES_BY_KEY;
  const error = { message: busy, code, data: { code: 'CONFLICT', httpStatus: 409 } };
  const refused = transformer.output.serialize(error);
  const [calls = ''] = url.split('?');
  const answers = calls.split(',').map(() => ({ error: refused }));
  response.writeHead(409, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(url.includes('?batch=1') ? answers : answers[0]));
}

// Later, Express takes the beginning of the address away.
function isOfBackups(url = '') {
  return url.startsWith('/api/trpc/backup.');
}
