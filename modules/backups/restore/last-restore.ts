import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { activity } from '#server/activity/tables.ts';
import type { Env } from '#server/env.ts';
import { siteOf } from '#server/process/paths.ts';
import { beforeRestore } from '#server/process/replace-database.ts';

/** How long a restore can be undone with one click. */
const wayBackLasts = 60 * 60_000;

const newestRestore = preparedQuery((db) => {
  const { area, what, id } = activity;
  const isRestore = and(eq(area, 'backup'), inArray(what, ['rolledBack', 'wentBack']));
  return db.select().from(activity).where(isRestore).orderBy(desc(id)).limit(1);
});

/**
 * The last restore of the whole site, or the way back from one, as long as one click undoes it. The database that it put in place
 * knows it.
 */
export function lastRestore(context: { env: Env; db: Database; now(): Date }) {
  const { env, db, now } = context;
  const line = newestRestore(db).get();
  if (!line) return null;
  const backUntil = new Date(line.at.getTime() + wayBackLasts);
  if (backUntil <= now() || newestBefore(env)?.at.getTime() !== line.at.getTime()) return null;
  const isRemoved = and(eq(activity.at, line.at), eq(activity.what, 'deactivated'));
  const removed = db.select({ email: activity.title }).from(activity).where(isRemoved).all();
  return {
    ...{ at: line.at, madeAt: new Date(line.detail), backUntil, isWayBack: line.what === 'wentBack' },
    /** The name of the person; empty for a command. */
    by: line.name,
    /** The accounts that were removed since the backup and stay out: their email addresses. */
    removed: removed.map(({ email }) => email),
  };
}

export function restoredNotice(context: Parameters<typeof lastRestore>[0]): string | null {
  if (!lastRestore(context)) return null;
  return 'A backup of the site was restored, so everybody was signed out. Please sign in again.';
}

/** The database from before the last restore, and when that was. */
export function newestBefore(env: Env): { file: string; at: Date } | null {
  const database = realPathOf(siteOf(env).database);
  const times = readdirSync(path.dirname(database)).flatMap((name) => beforeRestoreAt(name) ?? []);
  const at = times.sort((one, other) => other.getTime() - one.getTime())[0];
  const file = at && path.join(beforeRestore(database, at), path.basename(database));
  return file && existsSync(file) ? { file, at } : null;
}

// When the restore was whose folder has this name; null for another name.
function beforeRestoreAt(name: string): Date | null {
  const [, day, hour, minute, rest] = /^before-restore-(.+)T(\d\d)-(\d\d)-(\d\d-\d{3}Z)$/.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${rest?.replace('-', '.')}`) : null;
}
