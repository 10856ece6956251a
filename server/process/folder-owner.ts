import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { readFacts, writeFacts } from './facts.ts';

export const ownerFile = '.vinci.json';

// The id of the site (`database/site-id.ts`); the paths of its database and of the folder itself, when it was claimed.
const rules = z.object({ site: z.number().int().positive(), database: z.string(), folder: z.string() });
export type FolderOwner = z.infer<typeof rules>;

/** Null when unclaimed or unreadable. */
export function readOwner(folder: string): (FolderOwner & { claimedAt: Date }) | null {
  const file = path.join(folder, ownerFile);
  const owner = readFacts(file, rules);
  return owner && { ...owner, claimedAt: statSync(file).mtime };
}

/**
 * A sentence if the folder belongs to another database. `site`: 0 without an id. Copied with its database, a folder
 * belongs to the copy; left in place, to the database that is still there.
 */
export function foreignOwner(folder: string, { site, database }: Omit<FolderOwner, 'folder'>): string | null {
  const owner = readOwner(folder);
  if (!owner) return null;
  const stayed = owner.folder === realpathSync(folder);
  const another = stayed && owner.database !== database && existsSync(owner.database);
  if (!another && (site === 0 || site === owner.site)) return null;
  const which = another ? `the database ${owner.database}` : 'another database';
  return `The folder ${folder} belongs to ${which}, as ${path.join(folder, ownerFile)} says.`;
}

export function claimFolder(folder: string, owner: Omit<FolderOwner, 'folder'>): void {
  const next = { ...owner, folder: realpathSync(folder) };
  const is = readOwner(folder);
  if (is?.site === next.site && is.database === next.database && is.folder === next.folder) return;
  writeFacts(path.join(folder, ownerFile), next);
}
