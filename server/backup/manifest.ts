import * as z from 'zod';

/** The names of things in an archive. Pictures lie in `uploads/` under their stored names. */
export const names = { database: 'database.db', manifest: 'manifest.json', uploads: 'uploads' };

const picture = /^uploads\/[0-9a-f]{32}\.(jpg|png|webp|avif)$/;

/** May an archive hold something of this name? Nothing else is ever unpacked. */
export function isExpected(name: string): boolean {
  return name === names.database || name === names.manifest || picture.test(name);
}

/** The present form of an archive. */
export const form = 1;

/** What an archive says of itself. It is the last thing in it, so one that was cut short has none. */
export const manifestRules = z.object({
  vinciBackup: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Bytes and SHA-256 in hexadecimal of everything else, by name. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  /** Stored names that a row has, whose file was gone already when the backup was made. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestRules>;
