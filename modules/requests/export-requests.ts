import { setImmediate } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { csvFile, csvRows } from '#lib/csv.ts';
import { localDay, localTime } from '#lib/dates.ts';
import { localize } from '#lib/interface-language.ts';
import { formatPhone } from '#lib/phone.ts';
import type { Signed } from '#server/context.ts';
import { answeredIn, findRequests, newestFirst, type Wanted } from './list.ts';
import { addEvent } from './request.ts';
import { requests } from './tables.ts';

// Yields after so many.
const atOnce = 100;

export async function exportRequests({ db, now, settings: { timeZone }, user }: Signed, wanted: Wanted) {
  const found = findRequests(db, wanted);
  const labels = answeredIn(db, found);
  let text = csvFile([[...columns.map(([name]) => localize(name)), ...labels]]);
  let count = 0;
  for (let from = 0; from < found.length; from += atOnce) {
    await setImmediate();
    await waitForWriteLock(db);
    const rows = db.transaction((tx) => {
      const rows = requestsWith(tx, found.slice(from, from + atOnce));
      for (const { id } of rows) addEvent(tx, id, { kind: 'exported', text: '' }, { user, now });
      return rows;
    });
    text += csvRows(
      rows.map((row) => [...columns.map(([, read]) => read(row, timeZone)), ...labels.map(answerIn(row))]),
    );
    count += rows.length;
  }
  return { name: `requests-${localDay(now(), timeZone)}.csv`, count, text };
}

const answerIn = (row: Row) => (label: string) =>
  row.answers.find((answer) => answer.label === label)?.values.join(', ') ?? '';

function requestsWith(db: Queries, ids: number[]) {
  return db
    .select({ request: requests, assignee: users.name })
    .from(requests)
    .leftJoin(users, eq(users.id, requests.assigneeId))
    .where(inArray(requests.id, ids))
    .orderBy(...newestFirst)
    .all()
    .map(({ request, assignee }) => ({ ...request, assignee }));
}

type Row = typeof requests.$inferSelect & { assignee: string | null };

const columns: [string, (row: Row, timeZone: string) => string][] = [
  ['Received', ({ createdAt }, timeZone) => localTime(createdAt, timeZone).replace('T', ' ')],
  ['Reference', ({ reference }) => reference],
  ['Form', ({ formTitle }) => formTitle],
  ['Kind', ({ kind, formId }) => (formId ? '' : kind)],
  ['State', ({ state }) => state],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  // A plus sign would begin a formula.
  ['Phone', ({ phone }) => phone && formatPhone(phone).replace('+', '')],
  ['Email', ({ email }) => email],
  ['Product', ({ productName, productPath }) => productName || productPath],
  ['Size', ({ size }) => size],
  ['Quantity', ({ quantity }) => quantity],
  ['City', ({ city }) => city],
  ['Note', ({ note }) => note],
  ['Assigned to', ({ assignee }) => assignee ?? ''],
  ['Language', ({ language }) => language],
  ['Consent', ({ consent }) => consent],
];
