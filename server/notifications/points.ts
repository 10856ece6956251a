import type { Queries } from '#database/client.ts';
import type { NotificationChoice } from '#lib/account-inputs.ts';
import type { Account } from '../auth/accounts.ts';
import type { Env } from '../env.ts';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** A kind of notification for people of the office, who choose how they get it. */
export interface NotificationKind {
  name: string;
  label: string;
  hint: string;
  /** How people get it who haven't chosen. */
  byDefault(env: Pick<Env, 'ALERT_EMAIL'>): NotificationChoice;
  isFor(db: Queries, person: Account): boolean;
  /** In the language of its reader. Null: there is nothing to say any more, or this person may not see it. */
  describe(
    services: Services,
    ref: string,
    person: Account,
  ): Notification | null | Promise<Notification | null>;
}

/** One thing that happened: what an email, or a paragraph of the daily digest, says about it. */
export interface Notification {
  title: string;
  text: string;
  /** The screen that it is about, such as `/only-us/requests/7`, and what a button to it says. */
  path: string;
  button: string;
}

/** The kinds of notifications that modules send to people of the office. */
export const notifications = point<NotificationKind>('notifications');
