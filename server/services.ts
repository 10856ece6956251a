import type { Request, Response, Router } from 'express';
import type { Database } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { Account } from './auth/accounts.ts';
import type { Mailer } from './auth/mail.ts';
import type { RateLimits } from './auth/rate-limits.ts';
import type { ContentVersion } from './content/content-version.ts';
import type { Presence } from './content/presence/presence.ts';
import type { Product } from './content/products.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/store.ts';
import type { Health } from './health/health.ts';
import type { Answer, AnswerLookup } from './http/redirect.ts';
import type { EntryType } from './module/entry-type.ts';
import type { ModuleContext } from './module/point.ts';
import type { LastError, Log } from './process/log.ts';

/** The parts of the running site (`server/start/open-services.ts`). */
export interface Services {
  env: Env;
  log: Log;
  lastError(): LastError | null;
  db: Database;
  /** Read-only, as visitors read it in the second language. */
  translated: TranslatedDatabases['translated'];
  /** The site on later days, or as it was. */
  futures: FutureSites;
  auth: Auth;
  files: FileStore;
  health: Health;
  /** Increments with every public change. */
  content: ContentVersion;
  /** Products of all modules that visitors may ask a quote for, in their order. */
  products(context: ModuleContext): Product[];
  answers: Answers;
  /** Closes the site, replaces its database and opens it again. */
  replaceDatabase: ReplaceDatabase;
  schedules: Schedules;
  presence: Presence;
  openedAt: Date;
  /** A module's part of the site, opened when first asked for. */
  service: OpenService;
  /** Tests pass their own clock. */
  now(): Date;
}

/** `replace` runs while no database is open and returns its undo. Throws CONFLICT while another one runs. */
export type ReplaceDatabase = (replace: () => Promise<() => Promise<void>>) => Promise<void>;

/** Accounts and sessions of the running site (`server/auth/`). */
export interface Auth {
  /** NextAuth v4's endpoints, to mount at /api/auth. */
  endpoints: Router;
  /** Ends 30 days after its last use, 90 after the sign-in. */
  readSession(cookieHeader: string | undefined): Promise<CallerSession | null>;
  /** The CSRF token from the cookies, or a new one with the Set-Cookie line to send. */
  csrfToken(cookieHeader: string | undefined): { token: string; setCookie: string | null };
  /** Returns where to go: the back office, or first the second factor. */
  signIn(request: Request, response: Response, account: Account): Promise<string>;
  sessionCookie: string;
  limits: RateLimits;
  mailer: Mailer;
}

export interface CallerSession {
  sessionId: string;
  user: SessionUser;
  startedAt: Date;
  confirmedAt: Date | null;
}

/** The answers at addresses without a page (`server/page-cache/answers.ts`). */
export interface Answers {
  /** Only when no page answers. Made-up addresses cost no query. */
  at: AnswerLookup;
  /** The answer to an old WordPress link at the home page; undefined for other addresses. */
  atOldLink(url: string): Answer | undefined;
  reportNotFound(path: string): void;
}

/** `server/content/schedules/` */
export interface Schedules {
  runDue(): Promise<void>;
  /** Applies overdue schedules, then each at its time. Returns how to stop. */
  start(): () => void;
  /** Call after scheduling: the new one may come first. */
  plan(): void;
  /** Schedules that were overdue at the start. */
  late(): LateChange[];
}

export interface LateChange {
  type: string;
  entry: number;
  action: 'publish' | 'unpublish';
  at: Date;
  title: string;
}

/** `server/lens/future-sites.ts` */
export interface FutureSites {
  /** The site at an instant, with the drafts and schedules of types that the reader sees. Throws FutureTooLarge. */
  open(at: Date, sees: (type: EntryType) => boolean): Promise<FutureSite>;
  openFormer(former: { database: string; startedAt: Date }): Promise<FutureSite>;
  close(): void;
}

export interface TranslatedDatabases {
  db: Database;
  translated: { (language: Language): Database; close(): void };
}

/** Release it when the page is rendered. */
export interface FutureSite extends TranslatedDatabases {
  release(): void;
}

/** A module's part of the running site, such as counters in memory. */
export interface Service<Part> {
  open(services: Services): Part;
  /** Before the database is closed. */
  close?(part: Part): void;
}

export interface OpenService {
  <Part>(of: Service<Part>): Part;
  close(): void;
}
