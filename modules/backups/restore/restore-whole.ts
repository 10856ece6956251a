import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { realPathOf } from '#database/lock.ts';
import type { Context } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { refused } from '#server/errors/refused.ts';
import { siteOf } from '#server/process/paths.ts';
import { beforeRestore, putInPlace, restoreNames } from '#server/process/replace-database.ts';
import { uploadRows } from '../archive/snapshot.ts';
import { closeOldAccess, type Restoring } from './close-old-access.ts';
import { lastRestore, newestBefore } from './last-restore.ts';
import { pauseWaiting } from './pause-waiting.ts';
import { endRehearsal, type Rehearsal } from './rehearsal.ts';
import { fileGone } from './restore-entries.ts';

/** Makes the rehearsed backup the site: what it would do by itself is paused, unless `keepSchedules`. */
export async function restoreRehearsed(context: Context, rehearsal: Rehearsal, keepSchedules: boolean) {
  const { env } = context;
  const { madeAt, database: from } = rehearsal;
  const { uploads } = siteOf(env);
  if (uploadRows(from).some(({ filename }) => !existsSync(path.join(uploads, filename)))) throw fileGone();
  const prepare = (file: string) => pauseWaiting(file, madeAt, () => keepSchedules);
  await replaceRunning(context, from, { madeAt, prepare }, () => endRehearsal(env));
}

/** Makes the site what it was before the last restore. Throws CONFLICT when that is no longer one click away. */
export async function goBack(context: Context): Promise<void> {
  const before = lastRestore(context) && newestBefore(context.env);
  if (!before)
    throw refused(
      'CONFLICT',
      'The restore can no longer be undone with one click. Restore a backup instead.',
    );
  await replaceRunning(context, before.file, { madeAt: before.at, what: 'wentBack' });
}

type Replacement = Pick<Restoring, 'madeAt' | 'what'> & { prepare?(file: string): Promise<void> };

// The running site is closed meanwhile, and opened on the new database; on the old one if that fails.
function replaceRunning(
  context: Context,
  from: string,
  replacement: Replacement,
  done?: () => Promise<void>,
) {
  const { env, user, sessionId } = context;
  const database = realPathOf(siteOf(env).database);
  const keep = user && sessionId ? { user: user.id, session: sessionId } : undefined;
  return context.replaceDatabase(async () => {
    const at = context.now();
    await replaceBy(env, from, { ...replacement, ...(keep && { keep }) }, at);
    await done?.();
    return async () => {
      // SQLite would apply them to the former database.
      for (const part of ['-wal', '-shm']) await rm(database + part, { force: true });
      await rename(path.join(beforeRestore(database, at), path.basename(database)), database);
    };
  });
}

/**
 * Puts a copy of the database `from` in the place of the site's, which nobody has open. Returns the email addresses of the accounts
 * that stay out.
 */
export async function replaceBy(
  env: Env,
  from: string,
  { prepare, ...restoring }: Replacement & Pick<Restoring, 'keep'>,
  now = new Date(),
): Promise<string[]> {
  const { database: named, uploads } = siteOf(env);
  const database = realPathOf(named);
  const working = path.join(path.dirname(database), restoreNames.working);
  try {
    for (const part of ['', '-wal']) if (existsSync(from + part)) await copyFile(from + part, working + part);
    await prepare?.(working);
    const removed = closeOldAccess(working, { ...restoring, current: database, now });
    await putInPlace(working, { database, uploads }, now);
    return removed;
  } finally {
    for (const part of ['', '-wal', '-shm']) await rm(working + part, { force: true });
  }
}
