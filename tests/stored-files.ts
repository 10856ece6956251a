import { randomBytes } from 'node:crypto';
import { copyFile as copy } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { RunningSite } from './site.ts';

/** Reads or changes what the site has stored. */
export function inDatabase<Result>(
  site: RunningSite,
  work: (db: ReturnType<typeof openDatabase>) => Result,
): Result {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  try {
    return work(db);
  } finally {
    db.$client.close();
  }
}

/** Adds this many more files, with bytes and rows like this one. */
export async function copyFile(site: RunningSite, name: string, times: number) {
  const uploads = path.join(site.folder, 'uploads');
  const row = inDatabase(site, (db) => db.select().from(files).where(eq(files.name, name)).get());
  if (!row) throw new Error(`There is no ${name}.`);
  const { id: _, ...rest } = row;
  const rows = Array.from({ length: times }, (_, index) => ({
    ...rest,
    name: `${name.replace('.jpg', '')} ${index}.jpg`,
    filename: `${randomBytes(16).toString('hex')}.jpg`,
  }));
  for (const { filename } of rows) await copy(path.join(uploads, row.filename), path.join(uploads, filename));
  inDatabase(site, (db) => db.insert(files).values(rows).run());
}
