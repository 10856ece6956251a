import type { Database } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import type { Auth } from './auth/index.ts';
import type { Presence } from './content/presence/presence.ts';
import type { Product } from './content/products.ts';
import type { Schedules } from './content/schedules/runner.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/store.ts';
import type { Health } from './health/health.ts';
import type { FutureSites } from './lens/future-sites.ts';
import type { ModuleContext } from './module/point.ts';
import type { OpenService } from './module/service.ts';
import type { Answers } from './page-cache/answers.ts';
import type { LastError, Log } from './process/log.ts';
import type { ContentVersion } from './site/content-version.ts';
import type { Statistics } from './statistics/statistics.ts';

/** The parts of the running site. Created once at the start (`server/start/open-services.ts`) and passed on. */
export interface Services {
  env: Env;
  log: Log;
  /** The last error in the log since the start. */
  lastError(): LastError | null;
  db: Database;
  /** The database as visitors read it in another language than the first. It reads only. */
  translated: { (language: Language): Database; close(): void };
  /** The site as it will be on later days, or as it was. */
  futures: FutureSites;
  auth: Auth;
  files: FileStore;
  health: Health;
  /** Increments with every change of public content. */
  content: ContentVersion;
  /** What visitors may ask a quote for, of all modules in their order, at this instant. */
  products(context: ModuleContext): Product[];
  /** The answers at addresses without a page. */
  answers: Answers;
  /** Counts what visitors open, search for and download. */
  statistics: Statistics;
  /** Closes the site of this process, replaces its database and opens it again. */
  replaceDatabase: ReplaceDatabase;
  /** Does what is scheduled. */
  schedules: Schedules;
  /** Who has which form of the back office open. */
  presence: Presence;
  openedAt: Date;
  /** A part of the site that a module brings, opened when it is first asked for. */
  service: OpenService;
  /** The current instant. Tests pass their own clock. */
  now(): Date;
}

/** Runs `replace` while no database is open; what that returns puts the old one back. Throws CONFLICT while another one runs. */
export type ReplaceDatabase = (replace: () => Promise<() => Promise<void>>) => Promise<void>;
