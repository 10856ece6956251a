import type { Queries } from '#database/client.ts';
import type { NotificationChoice } from '#lib/account-inputs.ts';
import type { Account } from '../auth/accounts.ts';
import type { Env } from '../env.ts';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

export interface NotificationKind {
  name: string;
  label: string;
  hint: string;
  /** The choice of people who haven’t chosen. */
  byDefault(env: Pick<Env, 'ALERT_EMAIL'>): NotificationChoice;
  isFor(db: Queries, person: Account): boolean;
  /** In the language of the reader; null when there is nothing to say, or nothing that they may see. */
  describe(
    services: Services,
    ref: string,
    person: Account,
  ): Notification | null | Promise<Notification | null>;
}

/** An event, as an email or a paragraph of the digest tells it. */
export interface Notification {
  title: string;
  text: string;
  /** The screen, such as `/only-us/requests/7`, and the label of its button. */
  path: string;
  button: string;
}

export const notifications = point<NotificationKind>('notifications');
