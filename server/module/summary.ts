import type { SessionUser } from '../auth/session-user.ts';
import type { ModuleContext } from './context.ts';

/** A week of the site, Monday to Sunday in its time zone: days as YYYY-MM-DD, and its start and end. */
export interface Week {
  firstDay: string;
  lastDay: string;
  start: Date;
  /** The start of the next week. */
  end: Date;
}

/** The context of what depends on the person who sees it. */
export interface PersonContext extends ModuleContext {
  user: SessionUser;
}

/** What the command palette finds: its name, what it is, and its screen. */
export interface Found {
  id: string;
  title: string;
  noun: string;
  route: string;
}

/** The context of a summary, with the weeks of `Summary.weekly`. */
export interface SummaryContext extends PersonContext {
  weeks: Week[];
}

/** What the dashboard says about an area. */
export interface Summary {
  title: string;
  route: string;
  /** `otherwise`: the link for people who can't open `route`. Without a link they don't see the item. `urgent` ones are red. */
  needsAttention: { title: string; route: string; otherwise?: string; why: string; urgent?: boolean }[];
  weekly?: Weekly;
}

/** Something to do before a new site can work for its company, and the screen where it is done. */
export interface FirstStep {
  title: string;
  why: string;
  /** Null: it is done on the dashboard. */
  route: string | null;
  /** Is it there, no matter who did it? */
  done: boolean;
}

/** How often something happened in each of the `weeks`. */
export interface Weekly {
  label: string;
  counts: number[];
  /** Is it what the company does, not its visitors? Then it is in the plots alone. */
  isOurs?: boolean;
  /** The page of this week. */
  mostRead?: { title: string; path: string } | undefined;
}

/** Something that waits for an answer: '3 new requests', 'The oldest has been waiting for 5 h.' */
export interface Waiting {
  title: string;
  text: string;
  route: string;
  /** What the button says. */
  label: string;
}
