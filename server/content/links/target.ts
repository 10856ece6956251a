import { and, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { fileType, type Reference, referenceOf } from '#lib/rich-text/references.ts';
import type { Area } from '#lib/rights.ts';
import { isPublic } from '#server/content/addresses.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { entryTrash } from '#server/content/tables.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import type { ModuleContext } from '#server/module/point.ts';

export interface LinkTarget {
  /** 'post'; 'file'. */
  noun: string;
  title: string;
  path: string;
  state: 'public' | 'scheduled' | 'draft' | 'trash';
  area: Area;
}

export function linkedTypes(): EntryType[] {
  return declaredTypes().filter((type) => type.address);
}

/** The address of a stored link, looked up for a link by id: null when visitors can't open it. */
export function publicAddress(context: ModuleContext, href: string): string | null {
  const reference = referenceOf(href);
  if (!reference) return href;
  const target = targetOf(context, reference);
  return target?.state === 'public' ? target.path + reference.anchor : null;
}

/** Null when the target was deleted permanently, or its module removed. */
export function targetOf({ db, now }: ModuleContext, { type: name, id }: Reference): LinkTarget | null {
  if (name === fileType) return fileTarget(db, id);
  const type = linkedTypes().find((each) => each.name === name);
  if (!type?.address) return null;
  const { noun, area } = type;
  const row = findEntry(db, type, id);
  if (!row) {
    const title = titleInTrash(db, name, id);
    return title === undefined ? null : { noun, area, title, path: type.list, state: 'trash' };
  }
  const unpublished = (row as { status?: string }).status === 'published' ? 'scheduled' : 'draft';
  const state = isPublic(type, row, now()) ? 'public' : unpublished;
  return { noun, area, title: type.title(row), path: type.address(row), state };
}

function fileTarget(db: Queries, id: number): LinkTarget | null {
  const { name, filename } = files;
  const file = db.select({ name, filename }).from(files).where(eq(files.id, id)).get();
  if (!file) return null;
  const path = `/api/images/upload/${file.filename}`;
  return { noun: 'file', title: file.name, path, state: 'public', area: 'files' };
}

export function titleInTrash(db: Queries, type: string, entry: number) {
  const { title } = entryTrash;
  const isThis = and(eq(entryTrash.type, type), eq(entryTrash.entry, entry));
  return db.select({ title }).from(entryTrash).where(isThis).get()?.title;
}
