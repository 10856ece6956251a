import type { Queries } from '#database/client.ts';
import { freeAddress } from './addresses.ts';
import type { EntryTable, EntryType } from './entry-type.ts';
import { type EntryValues, enteredValues } from './values.ts';

/** What a duplicate of an entry begins with: a draft with a free address, whose title says that it is a copy. */
export function duplicateOf(db: Queries, type: EntryType, row: EntryTable['$inferSelect']): EntryValues {
  const values = enteredValues(type, row);
  const { address } = type;
  const slug = address && freeAddress(db, String(row.slug), (slug) => address({ ...row, slug }));
  const titleField = 'title' in values ? 'title' : 'name';
  return {
    ...values,
    [titleField]: `${values[titleField]} (copy)`,
    status: 'draft',
    ...(slug && { slug }),
    ...('publishedAt' in values && { publishedAt: null }),
  };
}
