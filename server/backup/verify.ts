import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import { checksum } from '../files/sha256.ts';
import { removeFolder } from './disk.ts';
import { examineDatabase } from './examine-database.ts';
import {
  formats,
  isExpected,
  type Manifest,
  names,
  parseManifest,
  picturesOf,
  UnusableBackup,
} from './manifest.ts';
import { isIntact, storeIn } from './uploads-store.ts';

/** Stored uploads that a nightly archive names are gone, or not what they were. */
export class DamagedUploads extends UnusableBackup {
  constructor(
    /** Their names in the store. */
    readonly stored: string[],
  ) {
    const more = stored.length > 1 ? ` and ${stored.length - 1} more` : '';
    super(
      `The backup lacks uploads: ${stored[0]}${more} in ${path.basename(storeIn(''))} beside it is missing or damaged. ` +
        'Copy the folder again from where it was whole, or take another backup.',
    );
  }
}

/** An archive that was unpacked and found good. */
export interface OpenedBackup {
  database: string;
  /** Where the file of each picture lies, by its stored name. Of a nightly archive they lie in the store. */
  pictures: Map<string, string>;
  manifest: Manifest;
}

/**
 * Unpacks an archive into the empty folder `into` and checks it: that it is whole and of a form that this program
 * knows, every checksum, the database, that the pictures which its rows name are there. What the store beside it lacks may
 * lie in the folder of `uploads`. Throws UnusableBackup.
 */
export async function openBackup(archive: string, into: string, uploads?: string): Promise<OpenedBackup> {
  await mkdir(path.join(into, names.uploads), { recursive: true });
  const found = await unpack(archive, into);
  const manifest = await readManifest(into, found);
  const nightly = manifest.vinciBackup === formats.nightly;
  await compare(manifest, found, into, nightly);
  const database = path.join(into, names.database);
  const problem = examineDatabase(database, manifest);
  if (problem) throw new UnusableBackup(problem);
  const pictures = nightly
    ? await findStored(manifest, path.dirname(archive), uploads)
    : new Map([...picturesOf(manifest).keys()].map((name) => [name, path.join(into, names.uploads, name)]));
  return { database, pictures, manifest };
}

/** Restores an archive into a folder that goes again, with every check of a real restore. Throws UnusableBackup. */
export async function verifyBackup(archive: string): Promise<void> {
  const folder = await mkdtemp(path.join(path.dirname(archive), '.verify-'));
  try {
    await openBackup(archive, folder);
  } finally {
    await removeFolder(folder);
  }
}

// Gives the names of what it holds. Only files of ours are written to the disk.
async function unpack(archive: string, into: string): Promise<Set<string>> {
  const found = new Set<string>();
  let strange: string | undefined;
  const filter = (name: string, entry: object) => {
    const isFile = 'type' in entry && (entry.type === 'File' || entry.type === 'OldFile');
    if (!isFile || !isExpected(name) || found.has(name)) strange ??= name;
    found.add(name);
    return !strange;
  };
  try {
    await extract({ file: archive, cwd: into, strict: true, filter, noMtime: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UnusableBackup(`There is no file ${archive}.`);
    if (code === 'ENOSPC' || code === 'EACCES' || code === 'EISDIR') throw error;
    throw new UnusableBackup(`${archive} is no backup of Vinci, or it is damaged (${message}).`);
  }
  if (!strange) return found;
  throw new UnusableBackup(
    `${archive} holds ${JSON.stringify(strange)}, which no backup of Vinci does. It was not made by this program.`,
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

async function compare(manifest: Manifest, found: Set<string>, into: string, nightly: boolean) {
  const listed = Object.entries(manifest.files);
  const unlisted = [...found].filter((name) => name !== names.manifest && !(name in manifest.files));
  if (unlisted.length > 0) throw damaged(unlisted[0]);
  if (!(names.database in manifest.files)) throw damaged(names.database);
  for (const [name, { bytes, sha256 }] of listed) {
    if (!isExpected(name)) throw damaged(name);
    if (nightly && name !== names.database) continue;
    if (!found.has(name)) throw damaged(name);
    const is = await checksum(path.join(into, name));
    if (is.bytes !== bytes || is.sha256 !== sha256) throw damaged(name);
  }
}

async function findStored(manifest: Manifest, folder: string, uploads?: string) {
  const files = new Map<string, string>();
  const lost: string[] = [];
  for (const [name, { sha256 }] of picturesOf(manifest)) {
    const places = [path.join(storeIn(folder), sha256)];
    if (uploads) places.push(path.join(uploads, name));
    const file = await firstIntact(places, sha256);
    if (file) files.set(name, file);
    else lost.push(sha256);
  }
  if (lost.length > 0) throw new DamagedUploads(lost);
  return files;
}

async function firstIntact(places: string[], sha256: string) {
  for (const file of places) if (await isIntact(file, sha256)) return file;
  return null;
}

function damaged(name = '') {
  return new UnusableBackup(`The archive is damaged: ${name} is not as it was when the backup was made.`);
}
