import { TRPCError } from '@trpc/server';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { fromModules } from '../site/modules.ts';
import { type EntryType, screenOf } from './entry-type.ts';
import { entryFiles, entryTrash } from './tables.ts';

/** A place where a file is used: the entry's title and its edit screen. */
export interface FileUse {
  title: string;
  route: string;
}

/** The places where a file is used, one for each entry. An earlier version of an entry is none: it doesn't keep a file. */
export function usesOf(db: Queries, fileId: number): FileUse[] {
  const { type, entry, usedIn } = entryFiles;
  const isHere = and(eq(entryFiles.fileId, fileId), ne(usedIn, 'history'));
  const uses = db.selectDistinct({ type, entry }).from(entryFiles).where(isHere).all();
  const known = entryTypes().flatMap((type) => {
    const ids = uses.filter((use) => use.type === type.name).map((use) => use.entry);
    return ids.length > 0 ? [...usesIn(db, type, ids), ...usesInTrash(db, type, ids)] : [];
  });
  // The others belong to a removed module: its entries and their files stay, so that it can be added again.
  const others = uses.filter((use) => !entryTypes().some(({ name }) => name === use.type));
  return [...known, ...others.map((use) => ({ title: `${use.type} ${use.entry}`, route: removed }))];
}

const removed = '/only-us/dashboard';

function usesIn(db: Queries, type: EntryType, ids: number[]): FileUse[] {
  const rows = db.select().from(type.table).where(inArray(type.table.id, ids)).all();
  return rows.map((row) => ({ title: type.title(row), route: screenOf(type, row) }));
}

function usesInTrash(db: Queries, type: EntryType, ids: number[]): FileUse[] {
  const isHere = and(eq(entryTrash.type, type.name), inArray(entryTrash.entry, ids));
  const rows = db.select({ title: entryTrash.title }).from(entryTrash).where(isHere).all();
  return rows.map(({ title }) => ({ title: `${title} (in the trash)`, route: type.list }));
}

function entryTypes(): EntryType[] {
  return fromModules('entryTypes').flat();
}

/** Lets a file that only earlier versions of entries use be deleted. */
export function forgetInHistory(tx: Queries, fileId: number): void {
  tx.delete(entryFiles)
    .where(and(eq(entryFiles.fileId, fileId), eq(entryFiles.usedIn, 'history')))
    .run();
}

/** Throws CONFLICT, with the places, when a file is in use. */
export function refuseWhileUsed(db: Queries, fileId: number): void {
  const places = usesOf(db, fileId).map(({ title, route }) => `“${title}” (${route})`);
  if (places.length === 0) return;
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  const message = `This file is used by ${places.slice(0, 3).join(', ')}${more}. Choose another picture there first.`;
  throw new TRPCError({ code: 'CONFLICT', message });
}
