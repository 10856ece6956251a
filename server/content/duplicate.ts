import type { Queries } from '#database/client.ts';
import { freeAddress } from './addresses.ts';
import type { EntryTable, EntryType } from './entry-type.ts';
import { type EntryValues, enteredValues, validFields } from './values.ts';

/** What a duplicate of an entry begins with: a draft with a free address, whose title says that it is a copy. */
export async function duplicateOf(
  db: Queries,
  type: EntryType,
  row: EntryTable['$inferSelect'],
): Promise<EntryValues> {
  const values = enteredValues(type, row);
  const { address, titleField } = type;
  const slug = address && freeAddress(db, String(row.slug), (slug) => address({ ...row, slug }));
  return {
    ...values,
    ...(titleField && (await titleOfCopy(type, titleField, String(values[titleField])))),
    ...('status' in values && { status: 'draft' }),
    ...(slug && { slug }),
    ...('publishedAt' in values && { publishedAt: null }),
  };
}

const mark = ' (copy)';

async function titleOfCopy(type: EntryType, field: string, title: string): Promise<EntryValues> {
  const marked = await validFields(type, { [field]: title + mark });
  // A long one makes room.
  return field in marked ? marked : { [field]: title.slice(0, -mark.length).trimEnd() + mark };
}
