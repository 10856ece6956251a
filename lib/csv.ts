// Without it, Excel doesn’t recognize UTF-8.
const byteOrderMark = '\uFEFF';

/** A table for spreadsheets (RFC 4180). The first row holds the column names. */
export function csvFile(rows: string[][]): string {
  return byteOrderMark + csvRows(rows);
}

/** Rows to append to such a table. */
export function csvRows(rows: string[][]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

// Excel runs cells that begin like a formula (https://owasp.org/www-community/attacks/CSV_Injection).
function cellOf(text: string) {
  const safe = /^[\s]*[=+\-@＝＋－＠\t\r|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
