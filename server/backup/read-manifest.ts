import { createReadStream } from 'node:fs';
import { Parser, type ReadEntry } from 'tar';
import { forms, type Manifest, manifestRules, names } from './manifest.ts';
import { nightlyBackupsIn } from './paths.ts';

/**
 * Reads the manifest of a nightly archive, which is the first thing in it; null for a whole archive. Throws when the file
 * is neither.
 */
export async function readNightlyManifest(archive: string): Promise<Manifest | null> {
  const { name, text } = await readFirstEntry(archive);
  if (name === names.database) return null;
  const manifest = parseManifest(text);
  if (name === names.manifest && manifest?.vinciBackup === forms.nightly) return manifest;
  throw new Error(`${archive} is no backup of Vinci, or of a newer version.`);
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

/** A manifest from its text; null when it is none. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifestRules.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The newest nightly backup in a folder that shares its uploads; older ones hold them all and aren't sent. */
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
