import { csvFile } from '#lib/csv.ts';
import { localTime } from '#lib/dates.ts';
import { formatPhone } from './phone.ts';
import type { requests } from './tables.ts';

type Row = typeof requests.$inferSelect & { assignee: string | null };

/** Requests as a table for Excel and the like. */
export function csvOf(rows: Row[], timeZone: string): string {
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
  return csvFile([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => read(row)))]);
}
