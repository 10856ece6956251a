import type { Request, Response, Router } from 'express';
import type { Database } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import type { Account } from './auth/accounts.ts';
import type { Mailer } from './auth/mail.ts';
import type { RateLimits } from './auth/rate-limits.ts';
import type { SessionUser } from './auth/session-user.ts';
import type { EntryType } from './content/entry-type.ts';
import type { Presence } from './content/presence/presence.ts';
import type { Product } from './content/products.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/store.ts';
import type { Health } from './health/health.ts';
import type { Answer, AnswerLookup } from './http/redirect.ts';
import type { ModuleContext } from './module/point.ts';
import type { LastError, Log } from './process/log.ts';
import type { ContentVersion } from './site/content-version.ts';

/** The parts of the running site. Created once at the start (`server/start/open-services.ts`) and passed on. */
export interface Services {
  env: Env;
  log: Log;
  /** The last error in the log since the start. */
  lastError(): LastError | null;
  db: Database;
  /** The database as visitors read it in another language than the first. It reads only. */
  translated: TranslatedDatabases['translated'];
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

/** Accounts and sessions of the running site (`server/auth/`). */
export interface Auth {
  /** The endpoints of NextAuth v4, to mount at /api/auth (the router sees `/session`, `/csrf`, …). */
  endpoints: Router;
  /** The session of a request's cookies, or null. It ends 30 days after its last use, 90 after the sign-in. */
  readSession(cookieHeader: string | undefined): Promise<CallerSession | null>;
  /** The CSRF token for a form of the site: the one in the cookies, or a new one with the Set-Cookie line to send. */
  csrfToken(cookieHeader: string | undefined): { token: string; setCookie: string | null };
  /** Signs the browser of a request in to an account. Returns where to go: the back office, or first the second factor. */
  signIn(request: Request, response: Response, account: Account): Promise<string>;
  /** The name of the session cookie. */
  sessionCookie: string;
  /** Limits failed attempts to sign in, to change a password and so on. */
  limits: RateLimits;
  mailer: Mailer;
}

/** The session that a request came with. */
export interface CallerSession {
  sessionId: string;
  user: SessionUser;
  startedAt: Date;
  confirmedAt: Date | null;
}

/** The answers at addresses without a page, whoever asks (`server/page-cache/answers.ts`). */
export interface Answers {
  /** Ask only when no page answers. Requests for made-up addresses, which may be very many, cost no query. */
  at: AnswerLookup;
  /** The answer to an old WordPress link, where the home page would answer; undefined for other addresses. */
  atOldLink(url: string): Answer | undefined;
  /** Reports a request that nothing answers. */
  reportNotFound(path: string): void;
}

/** Does what is scheduled when it is due (`server/content/schedules/`). */
export interface Schedules {
  /** Does all that is due now. */
  runDue(): Promise<void>;
  /** Does what became due while the site was not running, then everything at its time. Returns what stops it. */
  start(): () => void;
  /** Call when something was scheduled: it may come before what is waited for. */
  plan(): void;
  /** What was due while the site was not running and was done at its start. */
  late(): LateChange[];
}

/** A change that came late because the site was not running. */
export interface LateChange {
  type: string;
  entry: number;
  action: 'publish' | 'unpublish';
  at: Date;
  title: string;
}

/** Makes the site of later dates, and opens a former one (`server/lens/future-sites.ts`). */
export interface FutureSites {
  /**
   * The site at an instant, with what is saved now and what is scheduled of the types that the reader sees drafts of. Throws
   * FutureTooLarge, and when there is no room for it.
   */
  open(at: Date, sees: (type: EntryType) => boolean): Promise<FutureSite>;
  /** A former state of the site, to read. */
  openFormer(former: { database: string; startedAt: Date }): Promise<FutureSite>;
  close(): void;
}

/** A database and the same in its second language. */
export interface TranslatedDatabases {
  db: Database;
  translated: { (language: Language): Database; close(): void };
}

/** The databases of the site at one instant. `release` them when the page is rendered. */
export interface FutureSite extends TranslatedDatabases {
  release(): void;
}

/** A part of the running site that belongs to a module, such as counters in memory: one for each opened site. */
export interface Service<Part> {
  open(services: Services): Part;
  /** Before the database is closed: writes and releases what the part holds. */
  close?(part: Part): void;
}

export interface OpenService {
  <Part>(of: Service<Part>): Part;
  close(): void;
}
