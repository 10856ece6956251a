import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import { checksum } from '../files/sha256.ts';
import { examineDatabase } from './examine-database.ts';
import { form, isExpected, type Manifest, manifestRules, names } from './manifest.ts';

/** Why an archive can't be used, as a sentence. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}

/** An archive that was unpacked and found good. */
export interface UnpackedBackup {
  database: string;
  /** The folder with the pictures. */
  pictures: string;
  manifest: Manifest;
}

/**
 * Unpacks an archive into the empty folder `into` and checks it: that it is whole and of a form that this program
 * knows, every checksum, the database, that the pictures which its rows name are there. Throws UnusableBackup.
 */
export async function unpackBackup(archive: string, into: string): Promise<UnpackedBackup> {
  const pictures = path.join(into, names.uploads);
  await mkdir(pictures, { recursive: true });
  const found = await unpack(archive, into);
  const manifest = await readManifest(into, found);
  await compare(manifest, found, into);
  const database = path.join(into, names.database);
  const problem = examineDatabase(database, manifest);
  if (problem) throw new UnusableBackup(problem);
  return { database, pictures, manifest };
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
  const { success, data } = manifestRules.safeParse(
    parsed(await readFile(path.join(into, names.manifest), 'utf8')),
  );
  if (!success)
    throw new UnusableBackup('The archive is no backup of Vinci: its list of contents can’t be read.');
  if (data.vinciBackup <= form) return data;
  throw new UnusableBackup('The archive was made by a newer version of Vinci: update the program first.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function compare(manifest: Manifest, found: Set<string>, into: string) {
  const listed = Object.entries(manifest.files);
  const unlisted = [...found].filter((name) => name !== names.manifest && !(name in manifest.files));
  if (unlisted.length > 0) throw damaged(unlisted[0]);
  if (!(names.database in manifest.files)) throw damaged(names.database);
  for (const [name, { bytes, sha256 }] of listed) {
    if (!found.has(name)) throw damaged(name);
    const is = await checksum(path.join(into, name));
    if (is.bytes !== bytes || is.sha256 !== sha256) throw damaged(name);
  }
}

function damaged(name = '') {
  return new UnusableBackup(`The archive is damaged: ${name} is not as it was when the backup was made.`);
}
