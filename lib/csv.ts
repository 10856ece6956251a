// A mark of the encoding, without which Excel takes UTF-8 for something else.
const byteOrderMark = '\uFEFF';

/** A table for Excel and the like (RFC 4180). The first row has the names of the columns. */
export function csvFile(rows: string[][]): string {
  return byteOrderMark + csvRows(rows);
}

/** Rows to add to a table. */
export function csvRows(rows: string[][]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

// What begins like a formula is one, to Excel (https://owasp.org/www-community/attacks/CSV_Injection).
function cellOf(text: string) {
  const safe = /^[\s]*[=+\-@＝＋－＠\t\r|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
