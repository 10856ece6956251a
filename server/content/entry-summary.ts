import { and, desc, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import { preparedFor } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { fieldOf, textsOf } from '#lib/content-type.ts';
import { type EntryType, isOfType, type PublishableTable, screenOf } from '../module/entry-type.ts';
import type { ModuleContext } from '../module/point.ts';
import type { Summary } from '../site/points.ts';

type Type = EntryType<PublishableTable>;

const queries = preparedFor((db, type: Type) => {
  const { table, titleField = '' } = type;
  const columns = getTableColumns(table);
  const cover = columns[fieldOf(type, 'cover') ?? ''] ?? table.id;
  const entries = (where: SQL) =>
    db
      .select({ id: table.id, title: columns[titleField] ?? table.id })
      .from(table)
      .where(and(isOfType(type), where))
      .orderBy(desc(table.updatedAt), desc(table.id));
  const isUndescribed = and(eq(files.alt, ''), isNull(files.pages));
  const pictures = db.select({ id: files.id }).from(files).where(isUndescribed);
  return {
    published: entries(eq(table.status, 'published')).limit(1),
    drafts: entries(eq(table.status, 'draft')),
    undescribed: entries(inArray(cover, pictures)),
  };
});

/** A type on the dashboard: `empty` while none is published, its drafts, and its pictures without alternative text. */
export function entrySummary(
  { db }: Pick<ModuleContext, 'db'>,
  type: Type,
  { title, empty }: { title: string; empty: { title: string; why: string } },
): Summary {
  const route = type.list;
  const { published, drafts, undescribed } = queries(db, type);
  const needsAttention = [
    ...(published.get() ? [] : [{ ...empty, route }]),
    ...lines(type, drafts.all(), 'is a draft', 'are drafts'),
    ...lines(type, undescribed.all(), 'has no alternative text', 'have no alternative text'),
  ];
  return { title, route, needsAttention };
}

const mostNamed = 5;

/** Each entry, or how many they are. */
function lines(type: Type, rows: { id: unknown; title: unknown }[], one: string, many: string) {
  if (rows.length > mostNamed)
    return [{ title: textsOf(type)('count', { count: rows.length }), route: type.list, why: many }];
  return rows.map((row) => {
    return { title: String(row.title || 'Untitled'), route: screenOf(type, row), why: one };
  });
}
