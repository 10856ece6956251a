import { type Database, openDatabase } from '#database/client.ts';
import type { Env } from '../env.ts';
import { type FutureSite, type Kept, type Read, shared } from '../lens/future-sites.ts';
import { readRehearsal, rehearsedDatabase } from './rehearsal.ts';

/** The database of a rehearsal, opened to read when somebody first looks at it. */
export class RehearsedSite {
  private readonly env: Env;
  private readonly translate: (db: Database) => Read['translated'];
  private kept: Kept | undefined;

  constructor(env: Env, translate: (db: Database) => Read['translated']) {
    this.env = env;
    this.translate = translate;
  }

  /** Null when there is none, or its hour is over. `release` it after use. */
  open(now: Date): FutureSite | null {
    const rehearsal = readRehearsal(this.env, now);
    const of = String(rehearsal?.startedAt.getTime());
    if (this.kept && this.kept.of !== of) this.close();
    if (!rehearsal) return null;
    this.kept ??= shared(of, this.read());
    return this.kept.hold();
  }

  close(): void {
    this.kept?.release();
    this.kept = undefined;
  }

  private read(): Read {
    const db = openDatabase(rehearsedDatabase(this.env));
    db.$client.pragma('query_only = on');
    return { db, translated: this.translate(db) };
  }
}
