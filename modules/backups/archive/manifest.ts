import { createReadStream } from 'node:fs';
import type { ReadEntry } from 'tar';
import * as z from 'zod';
import { tryParseJson } from '#lib/try-parse.ts';
import { storedName } from '#server/files/picture-type.ts';
import { nightlyBackupsIn } from '../folder.ts';

/** The names of the entries of an archive. Uploads are in `uploads/` under their stored names. */
export const names = { database: 'database.db', manifest: 'manifest.json', uploads: 'uploads' };

const folder = 'uploads/';

/** Whether an archive may contain an entry of this name. Nothing else is ever unpacked. */
export function isExpected(name: string): boolean {
  const isUpload = name.startsWith(folder) && storedName.test(name.slice(folder.length));
  return name === names.database || name === names.manifest || isUpload;
}

/**
 * The formats of an archive. A `whole` one contains the uploads, and the manifest comes last; the uploads of a
 * `nightly` one are in the store beside it, and the manifest comes first, so that it is read quickly.
 */
export const formats = { whole: 1, nightly: 2 };

const schema = z.object({
  vinciBackup: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Bytes and SHA-256 in hexadecimal of everything else, by name. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** Stored names that a row refers to, whose file was missing already when the backup was made. */
  missing: z.array(z.string()),
});

/** The list of contents in an archive. `vinciBackup` is its format. */
export type Manifest = z.infer<typeof schema>;

export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}

export function picturesOf(manifest: Manifest | null | undefined): Map<string, Manifest['files'][string]> {
  const entries = Object.entries(manifest?.files ?? {}).filter(([name]) => name.startsWith(folder));
  return new Map(entries.map(([name, is]) => [name.slice(folder.length), is]));
}

export function bytesOfPictures(manifest: Manifest | null | undefined): number {
  return [...picturesOf(manifest).values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

export function parseManifest(text: string): Manifest | null {
  return schema.safeParse(tryParseJson(text)).data ?? null;
}

/**
 * Reads the manifest of a nightly archive, which is its first entry; null for a whole archive. Throws when the file
 * is neither.
 */
export async function readNightlyManifest(archive: string): Promise<Manifest | null> {
  const { name, text } = await readFirstEntry(archive);
  if (name === names.database) return null;
  const manifest = parseManifest(text);
  if (name === names.manifest && manifest?.vinciBackup === formats.nightly) return manifest;
  throw new Error(`${archive} is no backup of Vinci, or of a newer version.`);
}

/** The newest nightly backup in a folder that shares its uploads; older ones contain them all and aren't sent. */
export async function newestNightly(folder: string): Promise<string | undefined> {
  return (await sendableBackups(folder)).at(-1);
}

/** The nightly backups in a folder that share their uploads, the oldest first. */
export async function sendableBackups(folder: string): Promise<string[]> {
  const sendable: string[] = [];
  for (const archive of await nightlyBackupsIn(folder)) {
    if (await readNightlyManifest(archive).catch(() => null)) sendable.push(archive);
  }
  return sendable;
}

// Reads no further: what follows may be gigabytes.
async function readFirstEntry(archive: string) {
  const parts: Buffer[] = [];
  let name: string | undefined;
  let isRead = false;
  const onReadEntry = (entry: ReadEntry) => {
    if (name !== undefined) return;
    name = entry.path;
    isRead = name !== names.manifest;
    entry.on('data', (part: Buffer) => parts.push(part));
    entry.on('end', () => {
      isRead = true;
    });
  };
  const { Parser } = await import('tar');
  const parser = new Parser({ strict: true, onReadEntry });
  let failure: unknown;
  parser.on('error', (error) => {
    failure = error;
  });
  for await (const part of createReadStream(archive)) {
    parser.write(part);
    if (isRead || failure) break;
  }
  if (!isRead) throw failure ?? new Error(`${archive} is cut short.`);
  return { name, text: Buffer.concat(parts).toString() };
}
