import { TRPCError } from '@trpc/server';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { fromModules } from '../site/modules.ts';
import type { EntryType } from './entry-type.ts';
import { entryFiles } from './tables.ts';

/** A place where a file is used: the entry's title and its edit screen. */
export interface FileUse {
  title: string;
  route: string;
}

/** The places where a file is used, one for each use. */
export function usesOf(db: Queries, fileId: number): FileUse[] {
  const { type, entry } = entryFiles;
  const uses = db.select({ type, entry }).from(entryFiles).where(eq(entryFiles.fileId, fileId)).all();
  const known = entryTypes().flatMap((type) => {
    const ids = uses.filter((use) => use.type === type.name).map((use) => use.entry);
    return ids.length > 0 ? usesIn(db, type, ids) : [];
  });
  // The others belong to a removed module: its entries and their files stay, so that it can be added again.
  const others = uses.filter((use) => !entryTypes().some(({ name }) => name === use.type));
  return [...known, ...others.map((use) => ({ title: `${use.type} ${use.entry}`, route: removed }))];
}

const removed = '/only-us/dashboard';

function usesIn(db: Queries, type: EntryType, ids: number[]): FileUse[] {
  const rows = db.select().from(type.table).where(inArray(type.table.id, ids)).all();
  return rows.map((row) => ({ title: type.title(row), route: type.screen(row) }));
}

function entryTypes(): EntryType[] {
  return fromModules('entryTypes').flat();
}

/** Throws CONFLICT, with the places, when a file is in use. */
export function refuseWhileUsed(db: Queries, fileId: number): void {
  const places = usesOf(db, fileId).map(({ title, route }) => `“${title}” (${route})`);
  if (places.length === 0) return;
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  const message = `This file is used by ${places.slice(0, 3).join(', ')}${more}. Choose another picture there first.`;
  throw new TRPCError({ code: 'CONFLICT', message });
}
