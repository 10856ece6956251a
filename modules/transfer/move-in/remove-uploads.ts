import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Job } from '#server/jobs/points.ts';
import { imports } from '../tables.ts';
import { findImport, updateImport } from './items.ts';
import { removeUnusedFiles, undoableFor } from './undo.ts';
import { importsFolder, uploadedFolder } from './uploads.ts';

/** Deletes uploads 30 days after the last one, once the import is done or gone, and files of undone imports that left the trash. */
export const removeUploads: Job = {
  every: 24 * 60 * 60 * 1000,
  failure: 'What was uploaded for a move could not be removed',
  async run({ db, files, now }) {
    for (const { id } of db.select().from(imports).where(eq(imports.state, 'undone')).all())
      await removeUnusedFiles({ db, files }, id);
    const moves = importsFolder(files.folder);
    for (const id of existsSync(moves) ? readdirSync(moves).map(Number) : []) {
      const folder = uploadedFolder(files.folder, id);
      const row = findImport(db, id);
      if (!existsSync(folder) || (row && row.state !== 'done')) continue;
      if (now().getTime() - statSync(folder).mtimeMs < undoableFor) continue;
      const uploads = row?.uploads.filter(({ at }) => at !== null) ?? [];
      updateImport(db, id, { uploads });
      await rm(folder, { recursive: true, force: true });
    }
  },
};
