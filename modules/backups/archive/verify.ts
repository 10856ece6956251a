import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { readDatabase } from '#database/client.ts';
import { compareSchema } from '#database/migrate.ts';
import { checksum } from '#server/files/sha256.ts';
import { inTemporaryFolder } from '#server/process/disk.ts';
import { unpackArchive } from './archive.ts';
import {
  formats,
  isExpected,
  type Manifest,
  names,
  parseManifest,
  picturesOf,
  UnusableBackup,
} from './manifest.ts';
import { uploadRows } from './snapshot.ts';
import { isIntact, storeIn } from './uploads-store.ts';

/** Stored uploads that a nightly archive names are missing or damaged. */
export class DamagedUploads extends UnusableBackup {
  constructor(readonly stored: string[]) {
    const more = stored.length > 1 ? ` and ${stored.length - 1} more` : '';
    super(
      `The backup lacks uploads: ${stored[0]}${more} in ${path.basename(storeIn(''))} beside it is missing or damaged. ` +
        'Copy the folder again from where it was whole, or take another backup.',
    );
  }
}

export interface OpenedBackup {
  database: string;
  /** The file of each picture, by its stored name. Those of a nightly archive are in the store. */
  pictures: Map<string, string>;
  manifest: Manifest;
}

/**
 * Unpacks an archive into the empty folder `into` and verifies it: that it is complete and of a known format, every
 * checksum, the database, and that the pictures of its rows exist. Uploads that its store lacks are taken from the
 * folder `uploads`. Throws UnusableBackup.
 */
export async function openBackup(archive: string, into: string, uploads?: string): Promise<OpenedBackup> {
  const unpacked = path.join(into, names.uploads);
  await mkdir(unpacked, { recursive: true });
  const found = await unpackArchive(archive, into);
  const manifest = await readManifest(into, found);
  const nightly = manifest.vinciBackup === formats.nightly;
  await compareChecksums(manifest, found, into, nightly);
  const database = path.join(into, names.database);
  const problem = examineDatabase(database, manifest);
  if (problem) throw new UnusableBackup(problem);
  const folders = uploads ? [unpacked, uploads] : [unpacked];
  const pictures = nightly
    ? await findStored(manifest, storeIn(path.dirname(archive)), folders)
    : new Map([...picturesOf(manifest).keys()].map((name) => [name, path.join(unpacked, name)]));
  return { database, pictures, manifest };
}

/** Restores an archive into a temporary folder, with every check of a real restore. Throws UnusableBackup. */
export async function verifyBackup(archive: string): Promise<void> {
  await inTemporaryFolder(path.join(path.dirname(archive), '.verify-'), (folder) =>
    openBackup(archive, folder),
  );
}

async function readManifest(into: string, found: Set<string>): Promise<Manifest> {
  if (!found.has(names.manifest)) {
    throw new UnusableBackup(
      'The archive is no backup of Vinci, or not complete: its list of contents is missing.',
    );
  }
  const manifest = parseManifest(await readFile(path.join(into, names.manifest), 'utf8'));
  if (!manifest)
    throw new UnusableBackup('The archive is no backup of Vinci: its list of contents can’t be read.');
  if (manifest.vinciBackup <= formats.nightly) return manifest;
  throw new UnusableBackup('The archive was made by a newer version of Vinci: update the program first.');
}

async function compareChecksums(manifest: Manifest, found: Set<string>, into: string, nightly: boolean) {
  const unlisted = [...found].filter((name) => name !== names.manifest && !(name in manifest.files));
  if (unlisted.length > 0) throw damaged(unlisted[0]);
  if (!(names.database in manifest.files)) throw damaged(names.database);
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    if (!isExpected(name)) throw damaged(name);
    if (nightly && name !== names.database) continue;
    if (!found.has(name)) throw damaged(name);
    const is = await checksum(path.join(into, name));
    if (is.bytes !== bytes || is.sha256 !== sha256) throw damaged(name);
  }
}

// The problem as a sentence; null if the database is intact, not newer than this program, and has its pictures.
function examineDatabase(file: string, { files, missing }: Manifest): string | null {
  try {
    return readDatabase(file, (sqlite) => {
      const check = sqlite.pragma('integrity_check(1)', { simple: true });
      if (check !== 'ok') return `The database in the archive is damaged (${check}).`;
      const [broken] = sqlite.pragma('foreign_key_check') as { table: string; parent: string }[];
      if (broken) return `The database in the archive refers to rows that are missing (${broken.table}).`;
      const schema = compareSchema(drizzle(sqlite));
      const hasSite = sqlite.prepare("select 1 from sqlite_master where name = 'site'").get();
      if (schema === 'foreign' || !hasSite || !sqlite.prepare('select 1 from site').get())
        return 'The database in the archive is not that of a site of Vinci.';
      if (schema === 'newer')
        return 'The database in the archive was made by a newer version of Vinci: update the program first.';
      const known = new Set(missing);
      const lost = uploadRows(file).find(
        ({ filename }) => !(`${names.uploads}/${filename}` in files) && !known.has(filename),
      );
      return lost ? `The archive lacks the picture ${lost.filename}, which its database names.` : null;
    });
  } catch (error) {
    return `The database in the archive can’t be read (${(error as Error).message}).`;
  }
}

// A downloaded one has them in itself.
async function findStored(manifest: Manifest, store: string, folders: string[]) {
  const files = new Map<string, string>();
  const lost: string[] = [];
  for (const [name, { sha256 }] of picturesOf(manifest)) {
    const candidates = [path.join(store, sha256), ...folders.map((folder) => path.join(folder, name))];
    const file = await firstIntact(candidates, sha256);
    if (file) files.set(name, file);
    else lost.push(sha256);
  }
  if (lost.length > 0) throw new DamagedUploads(lost);
  return files;
}

async function firstIntact(files: string[], sha256: string) {
  for (const file of files) if (await isIntact(file, sha256)) return file;
  return null;
}

function damaged(name = '') {
  return new UnusableBackup(`The archive is damaged: ${name} is not as it was when the backup was made.`);
}
