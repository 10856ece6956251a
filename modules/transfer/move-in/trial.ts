import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Database, openDatabase } from '#database/client.ts';
import { checkKind } from '#server/files/file-kind.ts';
import { storedTypes } from '#server/files/picture-type.ts';
import { beginningOf, type SentFile } from '#server/files/sent-file.ts';
import { checksum } from '#server/files/sha256.ts';
import { type Stored, storeFile } from '#server/files/store-file.ts';
import { checkRoom, type Disk } from '#server/files/upload-limits.ts';

/** The site that another one moves into. */
export interface Site extends Disk {
  db: Database;
}

const trials = new WeakSet<Database>();

/** Whether this is a copy that is thrown away: nobody waits for it, and its files needn't be kept. */
export const isTrial = (db: Database): boolean => trials.has(db);

const prefix = '.import-trial-';

/**
 * Works on a copy of the site: its database, and a folder for uploads that is empty. Both are thrown away afterwards, also when the
 * process is stopped. Copying reads the database, so visitors and editors go on meanwhile.
 */
export async function onTrial<Result>(site: Site, work: (trial: Site) => Promise<Result>): Promise<Result> {
  const file = site.db.$client.name;
  removeTrials(file);
  await checkRoom(site, statSync(file).size);
  // For this account alone: it has what the database has.
  const folder = mkdtempSync(path.join(path.dirname(file), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const [copy, uploads] = [path.join(folder, 'trial.db'), path.join(folder, 'uploads')];
    mkdirSync(uploads);
    site.db.$client.prepare('vacuum into ?').run(copy);
    const db = openDatabase(copy);
    trials.add(db);
    // Nobody needs it after a power cut.
    db.$client.pragma('synchronous = OFF');
    return await work({ ...site, db, files: { folder: uploads } }).finally(() => db.$client.close());
  } finally {
    remove();
    process.off('exit', remove);
  }
}

// A picture takes a third of a second to be decoded.
const mostDecoded = 500;
let decoded = 0;

/** Stores a file and removes it again: thousands are told by their first bytes alone. */
export async function tryFile(sent: SentFile, folder: string, incoming: string): Promise<Stored> {
  if (++decoded > mostDecoded) {
    checkKind(await beginningOf(sent.path), 'all');
    return assumedFile(`${(await checksum(sent.path)).sha256}`, sent.size);
  }
  const stored = await storeFile(sent, folder, incoming);
  rmSync(path.join(folder, stored.content.filename), { force: true });
  return stored;
}

/** A file as it may be, where nobody has it yet. */
export function assumedFile(sha256: string, bytes = 0): Stored {
  const filename = `${randomBytes(16).toString('hex')}.jpg`;
  const size = { width: 1, height: 1, bytes, color: '#000000', pages: null };
  return {
    content: { ...size, filename, type: storedTypes.jpg, sha256, keptSha256: sha256 },
    documentPages: [],
  };
}

/** Removes what a killed process left. */
function removeTrials(file: string) {
  const hour = 60 * 60 * 1000;
  const folder = path.dirname(file);
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    const left = path.join(folder, name);
    if (Date.now() - statSync(left).mtimeMs > hour) rmSync(left, { recursive: true, force: true });
  }
}
