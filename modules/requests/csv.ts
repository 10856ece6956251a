import { localTime } from '#lib/dates.ts';
import { formatPhone } from './phone.ts';
import type { requests } from './tables.ts';

type Row = typeof requests.$inferSelect & { assignee: string | null };

// A mark of the encoding, without which Excel takes UTF-8 for something else.
const byteOrderMark = '\uFEFF';

/** Requests as a table for Excel and the like (RFC 4180). */
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
  const lines = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => read(row)))];
  return byteOrderMark + lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

// What begins like a formula is one, to Excel (https://owasp.org/www-community/attacks/CSV_Injection).
function cellOf(text: string) {
  const safe = /^[\s]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
