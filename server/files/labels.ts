import { and, asc, count, eq, inArray, min } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { isAmong, preparedQuery } from '#database/prepared-query.ts';
import { fileLabels } from '#database/tables.ts';
import { refused } from '../errors/refused.ts';

const { fileId, label, key } = fileLabels;
const maxLabels = 20;

/** Labels are case-insensitive. */
export function labelKey(label: string): string {
  return label.toLowerCase();
}

export function listLabels(db: Queries): { label: string; count: number }[] {
  const rows = countedLabels(db).all();
  return rows.map((row) => ({ label: row.label ?? '', count: row.count }));
}

const countedLabels = preparedQuery((db) =>
  db
    .select({ label: min(label), count: count() })
    .from(fileLabels)
    .groupBy(key)
    .orderBy(asc(key)),
);

export function readLabels(db: Queries, ids: number[]): (id: number) => string[] {
  const rows = labelsOf(db).all({ ids: JSON.stringify(ids) });
  return (id) => rows.filter((row) => row.fileId === id).map((row) => row.label);
}

const labelsOf = preparedQuery((db) =>
  db.select().from(fileLabels).where(isAmong(fileId, 'ids')).orderBy(asc(key)),
);

export function setLabels(db: Queries, id: number, labels: string[]): void {
  db.delete(fileLabels).where(eq(fileId, id)).run();
  changeLabels(db, id, { add: labels, remove: [] });
}

/** Throws BAD_REQUEST for too many labels. */
export function changeLabels(
  db: Queries,
  id: number,
  { add, remove }: { add: string[]; remove: string[] },
): void {
  const isGone = and(eq(fileId, id), inArray(key, remove.map(labelKey)));
  db.delete(fileLabels).where(isGone).run();
  const rows = add.map((each) => ({ fileId: id, key: labelKey(each), label: spelling(db, each) }));
  if (rows.length > 0) db.insert(fileLabels).values(rows).onConflictDoNothing().run();
  const { total = 0 } = db.select({ total: count() }).from(fileLabels).where(eq(fileId, id)).get() ?? {};
  if (total > maxLabels)
    throw refused('BAD_REQUEST', 'A file can have up to {maxLabels} labels.', { maxLabels });
}

// As other files have it, so that a list of labels shows each once.
function spelling(db: Queries, given: string) {
  const isSame = eq(key, labelKey(given));
  const known = db.select({ label }).from(fileLabels).where(isSame).limit(1).get();
  return known?.label ?? given;
}
