import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { databasePath } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { formatDateTime } from '#lib/dates.ts';
import { interfaceLanguage, say } from '#lib/interface-language.ts';
import { originOf } from '../env.ts';
import { inLanguageOf } from '../office-language.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../site/settings.ts';
import { backupFolder } from './paths.ts';
import { readReport } from './status.ts';

const aDay = 24 * 60 * 60 * 1000;

// Stored beside the database: the folder of the backups may be what fails.
const alertSchema = z.object({
  /** When the last alert went out. */
  sentAt: z.iso.datetime(),
  /** Was no email sent since to say that backups work again? */
  open: z.boolean(),
});

/**
 * Sends an email when a backup failed or the newest is older than two days: one a day at most, and one when backups
 * work again. `failure` is why it failed just now, in case that could not be recorded. Never throws.
 */
export async function sendBackupAlert(services: Services, failure?: string): Promise<void> {
  const { env, log, now } = services;
  if (!env.EMAIL_SERVER) return;
  try {
    const problem = await findProblem(services, failure);
    const last = await readLastAlert(alertFile(services));
    const sentAt = last ? new Date(last.sentAt) : null;
    const isRecent = sentAt && Math.abs(now().getTime() - sentAt.getTime()) < aDay;
    if (problem && !isRecent && (await sendToAll(services, attention, problem))) {
      await writeLastAlert(alertFile(services), { sentAt: now().toISOString(), open: true });
    }
    if (!problem && last?.open && (await sendToAll(services, again, worksAgain))) {
      await writeLastAlert(alertFile(services), { ...last, open: false });
    }
  } catch (err) {
    log.error({ err }, 'The alert about backups can’t be sent');
  }
}

const attention = () => say('Backups need attention');
const again = () => say('Backups work again');
const worksAgain = () => say('The last backup was made and verified. You don’t have to do anything.');
const advice = () =>
  say(
    'It is retried every hour. You get this email at most once a day, and one more when backups work again.',
  );

// The problem with the backups, as the text of the email; null when there is none.
async function findProblem({ env, db, now, openedAt }: Services, failure?: string) {
  const { made, failed, sendFailed } = await readReport(backupFolder(env));
  const { timeZone } = readSettings(db);
  const newest = () => {
    if (!made) return say('There is no backup yet.');
    return say('The newest backup is from {at}.', {
      at: formatDateTime(new Date(made.at), timeZone, interfaceLanguage()),
    });
  };
  const why = failure ?? failed?.why;
  if (why) return () => `${say('The last backup failed: {why}', { why })}\n\n${newest()} ${advice()}`;
  if (now().getTime() - (made ? Date.parse(made.at) : openedAt.getTime()) > 2 * aDay) {
    return () => `${say('There has been no backup for two days.')} ${newest()}`;
  }
  if (!sendFailed) return null;
  const notSent = () => say('The last backup could not be sent off-site: {why}', { why: sendFailed.why });
  return () => `${notSent()}\n\n${say('It is safe on the server.')} ${newest()} ${advice()}`;
}

async function sendToAll({ env, db, auth }: Services, subject: () => string, text: () => string) {
  const { name } = readSettings(db);
  const link = `${originOf(env)}/only-us/global-setting/site`;
  const sent = recipients({ env, db }).map((reader) =>
    inLanguageOf(reader, () =>
      auth.sendMail({
        ...{ to: reader.email, subject: `${name}: ${subject()}`, text: text(), link },
        button: say('Open the settings'),
      }),
    ),
  );
  return (await Promise.all(sent)).includes('sent');
}

// The mailbox in ALERT_EMAIL reads the language of who was an administrator first.
function recipients({ env, db }: Pick<Services, 'env' | 'db'>) {
  const administrators = db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'administrator'), eq(users.active, true)))
    .orderBy(asc(users.createdAt))
    .all();
  const language = administrators[0]?.language ?? 'en';
  return env.ALERT_EMAIL ? [{ email: env.ALERT_EMAIL, language }] : administrators;
}

function alertFile({ env }: Services) {
  return path.join(path.dirname(databasePath(env.DATABASE_URL)), 'backup-alert.json');
}

async function readLastAlert(file: string) {
  try {
    return alertSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function writeLastAlert(file: string, alert: z.infer<typeof alertSchema>) {
  await writeFile(`${file}.part`, JSON.stringify(alert));
  await rename(`${file}.part`, file);
}
