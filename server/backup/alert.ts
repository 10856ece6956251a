import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { databasePath } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { originOf } from '../env.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../site/settings.ts';
import { backupFolder } from './paths.ts';
import { readReport } from './status.ts';

const aDay = 24 * 60 * 60 * 1000;

// Beside the database: the folder of the backups may be what is out of order.
const noteRules = z.object({
  /** When the last alert went out. */
  sentAt: z.iso.datetime(),
  /** Nobody has been told yet that backups work again. */
  open: z.boolean(),
});

/**
 * Sends an e-mail when a backup failed or the newest is older than two days: one a day at most, and one when all is well
 * again. `failure` is why it failed just now, for the case that it could not be noted. Never throws.
 */
export async function alertOfBackups(services: Services, failure?: string): Promise<void> {
  const { env, log, now } = services;
  if (!env.EMAIL_SERVER) return;
  try {
    const trouble = await findTrouble(services, failure);
    const last = await readNote(noteFile(services));
    const sentAt = last ? new Date(last.sentAt) : null;
    const isQuiet = sentAt && Math.abs(now().getTime() - sentAt.getTime()) < aDay;
    if (trouble && !isQuiet && (await sendToAll(services, 'Backups need attention', trouble))) {
      await writeNote(noteFile(services), { sentAt: now().toISOString(), open: true });
    }
    if (!trouble && last?.open && (await sendToAll(services, 'Backups work again', worksAgain))) {
      await writeNote(noteFile(services), { ...last, open: false });
    }
  } catch (err) {
    log.error({ err }, 'The alert about backups can’t be sent');
  }
}

const worksAgain = 'The last backup was made and verified. You don’t have to do anything.';
const advice =
  'It is tried again every hour. You get this e-mail once a day at most, and one when it works again.';

/** What is wrong with the backups, as a text for people; null when all is well. */
async function findTrouble({ env, db, now, openedAt }: Services, failure?: string) {
  const { made, failed, sendFailed } = await readReport(backupFolder(env));
  const { timeZone } = readSettings(db);
  const when = (at: Date | string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(at),
    );
  const newest = made ? `The newest backup is of ${when(made.at)}.` : 'There is no backup yet.';
  const why = failure ?? failed?.why;
  if (why) return `The last backup failed: ${why}\n\n${newest} ${advice}`;
  if (now().getTime() - (made ? Date.parse(made.at) : openedAt.getTime()) > 2 * aDay) {
    return `No backup was made for two days. ${newest}`;
  }
  if (!sendFailed) return null;
  return `The last backup could not be sent off-site: ${sendFailed.why}\n\nIt lies on the server. ${newest} ${advice}`;
}

async function sendToAll({ env, db, auth }: Services, subject: string, text: string) {
  const { name } = readSettings(db);
  const link = `${originOf(env)}/only-us/dashboard`;
  const letters = recipients({ env, db }).map((to) =>
    auth.sendLetter({ to, subject: `${name}: ${subject}`, text, link }),
  );
  return (await Promise.all(letters)).includes(true);
}

function recipients({ env, db }: Pick<Services, 'env' | 'db'>) {
  if (env.ALERT_EMAIL) return [env.ALERT_EMAIL];
  const administrators = and(eq(users.role, 'administrator'), eq(users.active, true));
  return db
    .select({ email: users.email })
    .from(users)
    .where(administrators)
    .all()
    .map(({ email }) => email);
}

function noteFile({ env }: Services) {
  return path.join(path.dirname(databasePath(env.DATABASE_URL)), 'backup-alert.json');
}

async function readNote(file: string) {
  try {
    return noteRules.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function writeNote(file: string, note: z.infer<typeof noteRules>) {
  await writeFile(`${file}.part`, JSON.stringify(note));
  await rename(`${file}.part`, file);
}
