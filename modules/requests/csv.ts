import { csvFile, csvRows } from '#lib/csv.ts';
import { localTime } from '#lib/dates.ts';
import { formatPhone } from './phone.ts';
import type { requests } from './tables.ts';

type Row = typeof requests.$inferSelect & { assignee: string | null };

/** Requests as a table for Excel and the like, or as rows to add to one: `isFirst` says which. */
export function csvOf(rows: Row[], timeZone: string, isFirst: boolean): string {
  const columns: [string, (row: Row) => string][] = [
    ['Received', ({ createdAt }) => localTime(createdAt, timeZone).replace('T', ' ')],
    ['Reference', ({ reference }) => reference],
    ['State', ({ state }) => state],
    ['Name', ({ name }) => name],
    ['Company', ({ company }) => company],
    // Without the plus sign, which would be the beginning of a formula.
    ['Phone', ({ phone }) => phone && formatPhone(phone).slice(1)],
    ['Email', ({ email }) => email],
    ['Product', ({ productName, productPath }) => productName || productPath],
    ['Quantity', ({ quantity }) => quantity],
    ['City', ({ city }) => city],
    ['Note', ({ note }) => note],
    ['Assigned to', ({ assignee }) => assignee ?? ''],
    ['Language', ({ language }) => language],
    ['Consent', ({ consent }) => consent],
  ];
  const cells = rows.map((row) => columns.map(([, read]) => read(row)));
  return isFirst ? csvFile([columns.map(([name]) => name), ...cells]) : csvRows(cells);
}
