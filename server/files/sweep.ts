import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';

const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Puts files that no row knows into `.swept/`, and deletes what has lain there for 30 days. A crash between writing
 * a file and its row leaves such a file; so does a database that was set back, and then the month is for second
 * thoughts: what a row knows comes back from there.
 */
export async function sweepLeftovers(db: Database, folder: string): Promise<void> {
  const swept = path.join(folder, '.swept');
  await mkdir(swept, { recursive: true });
  const known = new Set(
    db
      .select({ filename: files.filename })
      .from(files)
      .all()
      .map((row) => row.filename),
  );
  const now = new Date();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || known.has(entry.name)) continue;
    await rename(path.join(folder, entry.name), path.join(swept, entry.name));
    await utimes(path.join(swept, entry.name), now, now);
  }
  for (const name of await readdir(swept)) {
    if (known.has(name) && !existsSync(path.join(folder, name))) {
      await rename(path.join(swept, name), path.join(folder, name));
      continue;
    }
    const { mtimeMs } = await stat(path.join(swept, name));
    if (now.getTime() - mtimeMs > keptFor) await rm(path.join(swept, name), { force: true });
  }
}
