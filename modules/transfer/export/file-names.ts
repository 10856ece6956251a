import { statSync } from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files, originals } from '#database/tables.ts';

export interface ExportedFile {
  row: typeof files.$inferSelect;
  path: string;
  whole: { row: typeof originals.$inferSelect; path: string } | null;
  /** Whether the file is missing. The export goes on without it. */
  isMissing: boolean;
}

/** All files by their ids, under the names that people know them by. */
export function exportedFiles(db: Queries, folder: string): Map<number, ExportedFile> {
  const taken = new Set<string>();
  const rows = db
    .select({ row: files, whole: originals })
    .from(files)
    .leftJoin(originals, eq(originals.fileId, files.id))
    .orderBy(asc(files.id))
    .all();
  return new Map(
    rows.map(({ row, whole }) => [
      row.id,
      {
        row,
        path: pathOf(row.name, row.filename, taken),
        whole: whole && { row: whole, path: pathOf(`${row.name} (whole)`, whole.filename, taken) },
        isMissing: !statSync(path.join(folder, row.filename), { throwIfNoEntry: false })?.isFile(),
      },
    ]),
  );
}

const longest = 120;

// A name that every system can unpack: Windows knows no capital letters, no `:` and no file called CON.
function pathOf(name: string, filename: string, taken: Set<string>) {
  const extension = path.extname(filename);
  const bare = name
    .normalize()
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replace(/[\p{C}\\/:*?"<>|]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1');
  // File systems count bytes, and a letter isn't cut in two.
  const part = Buffer.from(bare).subarray(0, longest).toString();
  const short = part.replace(/\ufffd+$/, '').trimEnd() || 'file';
  for (let number = 1; ; number++) {
    const free = `files/${short}${number === 1 ? '' : `-${number}`}${extension}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}
