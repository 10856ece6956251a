import * as z from 'zod';

/** The names of things in an archive. Pictures lie in `uploads/` under their stored names. */
export const names = { database: 'database.db', manifest: 'manifest.json', uploads: 'uploads' };

const picture = /^uploads\/[0-9a-f]{32}\.(jpg|png|webp|avif)$/;

/** May an archive hold something of this name? Nothing else is ever unpacked. */
export function isExpected(name: string): boolean {
  return name === names.database || name === names.manifest || picture.test(name);
}

/**
 * The forms of an archive: in a `whole` one lie the uploads, too, and the manifest comes last; the pictures of a `nightly`
 * one lie in the store beside it, and the manifest comes first, so that it is read quickly.
 */
export const forms = { whole: 1, nightly: 2 };

/** What an archive says of itself. */
export const manifestRules = z.object({
  vinciBackup: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Bytes and SHA-256 in hexadecimal of everything else, by name. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** Stored names that a row has, whose file was gone already when the backup was made. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestRules>;

/** Size and checksum of the pictures of a backup, by stored name. */
export function picturesOf({ files }: Manifest): Map<string, { bytes: number; sha256: string }> {
  const prefix = `${names.uploads}/`;
  const entries = Object.entries(files).filter(([name]) => name.startsWith(prefix));
  return new Map(entries.map(([name, is]) => [name.slice(prefix.length), is]));
}
