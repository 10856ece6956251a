import path from 'node:path';
import * as z from 'zod';
import { databasePath } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Account } from '../auth/accounts.ts';
import { originOf } from '../env.ts';
import type { Job } from '../jobs/points.ts';
import { inLanguageOf } from '../office-language.ts';
import { readFacts, writeFacts } from '../process/facts.ts';
import type { Services } from '../services.ts';
import { choiceOf, mailedPeople, notify } from './outbox.ts';
import type { Notification } from './points.ts';
import { diskTrouble, type Trouble } from './troubles.ts';

const aDay = 24 * 60 * 60 * 1000;

const alertSchema = z.object({
  sentAt: z.iso.datetime(),
  /** Whether the all-clear is still to be sent. */
  open: z.boolean(),
});

export const watchDisks: Job = {
  failure: 'The disks could not be examined',
  every: 60 * 60_000,
  run: (services) => sendAlert(services, diskTrouble),
};

/** Emails a problem, at most once a day, and once when it is solved. `failure`: the cause just now. Never throws. */
export async function sendAlert(services: Services, trouble: Trouble, failure?: string): Promise<void> {
  const { env, log, now } = services;
  if (!env.EMAIL_SERVER) return;
  try {
    const problem = await trouble.find(services, failure);
    const file = path.join(path.dirname(databasePath(env.DATABASE_URL)), trouble.file);
    const last = readFacts(file, alertSchema);
    const isRecent = last && Math.abs(now().getTime() - Date.parse(last.sentAt)) < aDay;
    if (problem && !isRecent && (await sendProblem(services, trouble, problem)))
      writeFacts(file, { sentAt: now().toISOString(), open: true });
    const { mail } = readersOf(services, trouble);
    if (!problem && last?.open && (await sendAll(services, mail, trouble.isOver)))
      writeFacts(file, { ...last, open: false });
  } catch (err) {
    log.error({ err }, 'An alert can’t be sent');
  }
}

async function sendProblem(services: Services, trouble: Trouble, problem: () => Notification) {
  const { mail, digest } = readersOf(services, trouble);
  const noted = await addToDigest(services, trouble.kind, digest);
  const readers = noted ? mail : [...mail, ...digest];
  const write = () => {
    const { text, ...said } = problem();
    return { ...said, text: `${text}\n\n${trouble.advice()}` };
  };
  return (await sendAll(services, readers, write)) || (noted && digest.length > 0);
}

// When nothing can be written, as on a full disk, the next digest would miss it.
async function addToDigest({ db, now }: Services, kind: Trouble['kind'], people: Account[]) {
  try {
    await waitForWriteLock(db);
    notify(db, kind, '', now(), people);
    return true;
  } catch {
    return false;
  }
}

type Reader = Pick<Account, 'email' | 'language'> & Partial<Pick<Account, 'id'>>;

// A mailbox without an account reads the language of the first administrator.
function readersOf({ db, env }: Services, { kind, alsoTo }: Trouble) {
  const people = mailedPeople(db, kind, env);
  const email = alsoTo?.(env);
  const [first] = mailedPeople(db, { ...kind, byDefault: () => 'mail' });
  const mailbox = email ? [{ email, language: first?.language ?? 'en' }] : [];
  const by = (choice: string) => people.filter((person) => choiceOf(kind, person, env) === choice);
  return { mail: [...mailbox, ...by('mail')] as Reader[], digest: by('digest') };
}

/** Whether somebody got it. */
async function sendAll({ db, env, auth }: Services, readers: Reader[], write: () => Notification) {
  const { name } = readSettings(db);
  const sent = readers.map((reader) =>
    inLanguageOf(reader, () => {
      const { title, path, ...words } = write();
      const to = { to: reader.email, isChosen: reader.id !== undefined };
      return auth.mailer.send({ ...words, ...to, subject: `${name}: ${title}`, link: originOf(env) + path });
    }),
  );
  return (await Promise.all(sent)).includes('sent');
}
