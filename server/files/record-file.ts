import type { Queries } from '#database/client.ts';
import type { Action } from '#lib/activity.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';

/** Notes what was done to a file. */
export function recordFile(tx: Queries, what: Action, { id, name }: { id: number; name: string }): void {
  recordActivity(tx, whoActs(), { what, type: 'file', entry: id, title: name });
}
