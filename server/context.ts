import type { Database } from '#database/client.ts';
import type { SiteSettings } from '#database/site-settings.ts';
import type { Language } from '#lib/language.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { Services } from './services.ts';

export interface Context extends Services {
  /** The signed-in person; null for a visitor. */
  user: SessionUser | null;
  /** The hash of the caller's session. */
  sessionId: string | null;
  confirmedAt?: Date | null;
  /** The client's IP address, honouring TRUST_PROXY. */
  address: string;
  /** How urgently the person must set up a second factor (server/auth/second-factor/factors.ts). */
  secondFactorDue: 'soon' | 'now' | null;
  /** The origin in the caller's browser. Without a browser: AUTH_URL's. */
  origin: string;
  requestId: string;
  /** Throws for procedures that the caller may not call, whatever their rights. */
  admit?: ((path: string) => void) | undefined;
  /** Whether the caller has disconnected. */
  hungUp?(): boolean;
  /** Waits for the earlier calls of the batch, and lets others have a turn. */
  takeTurn?(): Promise<void>;
  /** Whether this caller sees the site while visitors see the maintenance page. */
  preview: boolean;
  /** Until when a preview link is valid; null without one. */
  previewUntil: Date | null;
  /** The instant that the public pages show; null for now. */
  future: Date | null;
  /** When the shown backup was made; null for today's site. */
  rehearsed: Date | null;
  settings: SiteSettings;
  /** The prefix of addresses in the language of the page: '/en'; '' in the first. */
  prefix: string;
  /** Null while the site has one language. */
  other: OtherLanguage | null;
  /** Whether this caller sees the maintenance page. */
  closed: boolean;
}

export type Signed = Context & { user: SessionUser };

/** The language that a page isn't in. */
export interface OtherLanguage {
  language: Language;
  prefix: string;
  db(): Database;
}
