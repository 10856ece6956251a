import path from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { checksum } from './sha256.ts';

/** Adds the missing checksums of older files in `folder`. Files that are missing or truncated stay without one. */
export async function backfillChecksums(db: Database, folder: string): Promise<void> {
  const rows = db.select().from(files).where(isNull(files.keptSha256)).all();
  const found: { id: number; keptSha256: string }[] = [];
  for (const { id, filename, bytes } of rows) {
    const is = await checksum(path.join(folder, filename)).catch(() => null);
    if (is?.bytes === bytes) found.push({ id, keptSha256: is.sha256 });
  }
  db.transaction((tx) => {
    for (const { id, keptSha256 } of found) {
      tx.update(files).set({ keptSha256 }).where(eq(files.id, id)).run();
    }
  });
}
