import { TRPCError } from '@trpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { modules } from '#modules/index.ts';
import type { FileUse, SiteModule } from '../module.ts';

/** Where these files are used, as the modules tell it. */
export function usesOf(db: Queries, fileIds: number[]): FileUse[] {
  return tellUses(db, sql`(select value from json_each(${JSON.stringify(fileIds)}))`);
}

/** The files that are used anywhere. */
export function usedFiles(db: Queries): Set<number> {
  return new Set(tellUses(db, sql`(select ${files.id} from ${files})`).map((use) => use.fileId));
}

function tellUses(db: Queries, fileIds: SQL): FileUse[] {
  return (modules as readonly SiteModule[]).flatMap((module) => module.fileUses?.(db, fileIds) ?? []);
}

/** Throws CONFLICT, with the places, when a file is used. */
export function refuseWhileUsed(db: Queries, fileId: number): void {
  const places = usesOf(db, [fileId]).map(({ title, route }) => `“${title}” (${route})`);
  if (places.length === 0) return;
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  const message = `This file is used by ${places.slice(0, 3).join(', ')}${more}. Choose another picture there first.`;
  throw new TRPCError({ code: 'CONFLICT', message });
}
