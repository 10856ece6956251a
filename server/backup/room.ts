import { existsSync, statSync } from 'node:fs';
import SQLite from '#database/driver.mjs';
import { storedUploads } from './uploads-store.ts';

/**
 * The room that a backup of this database takes at most: database and uploads twice, to make the archive and to verify it.
 * With the folder of nightly backups, the database twice, and the uploads that aren't in their store yet.
 */
export async function bytesNeeded(database: string, nightlyFolder: string | null): Promise<number> {
  const sizes = [database, `${database}-wal`].map((file) => (existsSync(file) ? statSync(file).size : 0));
  const databaseBytes = sizes.reduce((sum, size) => sum + size, 0);
  const uploads = uploadsOf(database);
  if (nightlyFolder === null) return 2 * (databaseBytes + total(uploads));
  const stored = await storedUploads(nightlyFolder);
  return 2 * databaseBytes + total(uploads.filter(({ sha256, bytes }) => stored.get(sha256) !== bytes));
}

interface Upload {
  sha256: string;
  bytes: number;
}

function uploadsOf(database: string): Upload[] {
  const sqlite = new SQLite(database, { readonly: true, fileMustExist: true });
  try {
    const columns = sqlite.prepare("select name from pragma_table_info('files')").pluck().all();
    const sha256 = columns.includes('kept_sha256') ? "coalesce(kept_sha256, '')" : "''";
    return sqlite.prepare(`select bytes, ${sha256} as sha256 from files`).all() as Upload[];
  } finally {
    sqlite.close();
  }
}

function total(uploads: Upload[]) {
  return uploads.reduce((sum, { bytes }) => sum + bytes, 0);
}
