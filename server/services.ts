import type { Request, Response, Router } from 'express';
import type { Database } from '#database/client.ts';
import type { users } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/store.ts';
import type { EntryType } from './module/entry-type.ts';
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
  signIn(request: Request, response: Response, account: typeof users.$inferSelect): Promise<string>;
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

/** `server/auth/rate-limits.ts` */
export interface RateLimits {
  /** A password: 10 failures in 15 minutes for account and network, 50 for the network, 100 in an hour for the account. Known browsers count apart. */
  signIn(email: string, address: string, knownBrowser: string | null): Attempt;
  /** The current password of a signed-in person: 10 failures in 15 minutes. */
  changePassword(userId: string, address: string): Attempt;
  /** The second factor: 10 failures in an hour. */
  secondFactor(userId: string, address: string): Attempt;
  /** Passkey prompts: 60 in 15 minutes from one network. */
  askForPasskey(address: string): Attempt;
  /** Emailed links: 5 in 15 minutes to an address, until one is used. */
  mail(email: string, address: string): Attempt;
  resetMail(email: string): void;
  /** Comments on a shared preview: 20 in 15 minutes from one network. */
  remark(address: string): Attempt;
  /** Forms: 10 in 15 minutes from an address, 60 in an hour from its network, 600 from everywhere; slow ones count apart. */
  form(address: string, opened: { id: string; seconds: number }): Attempt;
  /** Opening a link: only the IP address counts. */
  openLink(address: string): Attempt;
}

export interface Attempt {
  /** 0, or the seconds to wait: then the attempt must be refused without checking it. */
  wait: number;
  /** Resets the account's failures; shared counts only get this attempt back, so that own sign-ins don't reset a network. */
  succeeded(): void;
}

/** An email with one link. Written and sent in the language of its reader: inside `inLanguageOf`. */
export interface Mail {
  to: string;
  subject: string;
  /** Paragraphs, with an empty line between them. */
  text: string;
  link: string;
  /** What the link does. */
  button: string;
  /** Listed items, each with a screen of its own. */
  items?: { title: string; text: string; link: string }[];
  /** The same for an email that is sent again. */
  id?: string;
  /** Whether it is a notification that readers choose. */
  isChosen?: boolean;
}

/** 'refused': the mailbox doesn't accept it, and never will. */
type Delivery = 'sent' | 'refused' | 'failed';

/** `server/mail/mail.ts` */
export interface Mailer {
  /** Never throws: failures go to the log and to `failedAt`. */
  send(mail: Mail): Promise<Delivery>;
  /** Null once another was sent. */
  failedAt(): Date | null;
}

/** The answers at addresses without a page (`server/page-cache/answers.ts`). */
export interface Answers {
  /** Only when no page answers. Made-up addresses cost no query. */
  at: AnswerLookup;
  /** The answer to an old WordPress link at the home page; undefined for other addresses. */
  atOldLink(url: string): Answer | undefined;
  reportNotFound(path: string): void;
}

export interface Redirection {
  location: string;
  /** 302 instead of 301. */
  temporary: boolean;
  /** Parameters of the requested address that `location` already reflects. */
  read?: string[] | undefined;
}

/** The answer at an address without a page. `location` null: it is gone (410), or not found (404) if `isMissing`. */
export type Answer = Redirection | { location: null; isMissing?: boolean };

/** Looks up a path, or the key of an old WordPress link. */
export type AnswerLookup = (path: string) => Answer | undefined;

/** `server/content/content-version.ts` */
export interface ContentVersion {
  /** Differs after every change. */
  current(): number;
  bump(): void;
  /** Calls the listener after every change. Returns its removal. */
  onChange(listener: () => void): () => void;
}

/** Who has which form open (`server/content/presence/`). */
export interface Presence {
  /** Reports a form as open; `hidden`: in a tab in the background. Returns who else has it open, and whether this person has in another tab. */
  report(form: OpenForm, hidden?: boolean): { people: string[]; otherTab: boolean };
  leave(form: OpenForm): void;
}

/** A form of an entry that somebody has open, in one tab of a browser. */
export interface OpenForm {
  type: string;
  entry: number;
  tab: string;
  userId: string;
}

/** `server/health/health.ts` */
export interface Health {
  /** In the background: checks a database that was too large before the start, and notices when it is replaced. */
  checkAfterStart(): void;
  /** Whether the database is intact, and it and the uploads writable: a sentence, or null. Cached for ten minutes. */
  deepCheck(): Promise<string | null>;
  isDamaged(): boolean;
  /** Whether another file is in the place of the database: then nothing is saved. */
  isReplaced(): boolean;
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
