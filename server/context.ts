import type { Database } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import type { SessionUser } from './auth/session-user.ts';
import type { Services } from './services.ts';
import type { SiteSettings } from './site/settings.ts';

/** The context of a call. */
export interface Context extends Services {
  /** The signed-in person; null for a visitor. */
  user: SessionUser | null;
  /** The id (hash) of the session that the call came with. */
  sessionId: string | null;
  /** When the person of that session last proved who they are. */
  confirmedAt?: Date | null;
  /** The client's IP address, honouring TRUST_PROXY. */
  address: string;
  /** How urgently the person must set up a second factor that their role needs (server/auth/second-factor/factors.ts). */
  secondFactorDue: 'soon' | 'now' | null;
  /** The origin under which the caller's browser has the site open. Omitted without a browser: then AUTH_URL's. */
  origin?: string;
  requestId: string;
  /** Did the caller disconnect before the response? */
  hungUp?(): boolean;
  /** Waits for the earlier calls of the batch, and then for a turn of the event loop for everybody else. */
  takeTurn?(): Promise<void>;
  /** Whether this caller sees the site while visitors see the maintenance page. */
  preview: boolean;
  /** Until when a preview link shows it to the caller; null without one. */
  previewUntil: Date | null;
  /** The instant at which somebody of the office looks at the public pages; null for now. */
  future: Date | null;
  /** When the rehearsed backup was made whose public pages this browser shows; null for today's. */
  rehearsed: Date | null;
  /** The site's settings at the time of the call. */
  settings: SiteSettings;
  /** What addresses begin with in the language of the page: '/en'; '' in the first. */
  prefix: string;
  /** The site's other language; null while it has one. */
  other: OtherLanguage | null;
  /** Whether this caller sees the maintenance page. */
  closed: boolean;
}

/** The same for somebody who is signed in. */
export type Signed = Context & { user: SessionUser };

/** The language of the site that a page isn't in. */
export interface OtherLanguage {
  language: Language;
  prefix: string;
  /** Opens what the site says in it. */
  db(): Database;
}
