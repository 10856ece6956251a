import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '#database/client.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Change } from '#server/content/change.ts';
import { updateEntry } from '#server/content/entries.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { checkPublic, type EntryValues, enteredValues } from '#server/content/values.ts';
import { copyRevision, readCopy } from '#server/content/working-copy/copies.ts';
import type { EntryType, PublishableTable } from '#server/module/entry-type.ts';
import { refused } from '../../errors/refused.ts';

type Publishable = EntryType<PublishableTable>;

/** Publishes an entry with its working copy; false without changes. `claim` runs in the transaction. Throws BAD_REQUEST, CONFLICT, NOT_FOUND. */
export async function publishEntry(
  db: Database,
  type: Publishable,
  id: number,
  change: Change,
  claim: (tx: Queries) => boolean = () => true,
): Promise<boolean> {
  for (;;) {
    const { version, copy, toPublish } = readBoth(db, type, id);
    const values = toPublish && (await checkPublic(type, toPublish));
    await setImmediate();
    // Checking takes time, in which somebody may have changed something: then it is read again.
    const published = db.transaction((tx) => {
      const row = getEntry(tx, type, id);
      if (row.version !== version || copyRevision(tx, type, { id }) !== copy) return null;
      if (!claim(tx) || !values) return false;
      const published = { ...values, id, version, ...(copy && { copy }) };
      updateEntry(tx, type, published as Parameters<typeof updateEntry>[2], change, row);
      return true;
    });
    if (published !== null) return published;
  }
}

/** Throws BAD_REQUEST, with a sentence for each field, unless the entry could be published as it is now. */
export async function refuseUnfinished(db: Database, type: Publishable, id: number): Promise<void> {
  const { toPublish } = readBoth(db, type, id);
  if (toPublish) await checkPublic(type, toPublish);
}

/** The versions of row and copy, and the values to publish; null when it is live and unchanged. */
function readBoth(db: Queries, type: Publishable, id: number) {
  const row = getEntry(db, type, id);
  const copy = readCopy(db, type, { id });
  const live = enteredValues(type, row);
  const values = copy ? overLive(live, copy) : live;
  const isIdle = row.status === 'published' && !copy;
  return { version: Number(row.version), copy: copy?.revision ?? 0, toPublish: isIdle ? null : values };
}

/** The copy over what was saved since it was begun. Throws CONFLICT when both changed the same field. */
function overLive(live: EntryValues, { base, values }: { base: EntryValues; values: EntryValues }) {
  const changed = Object.keys(values).filter((name) => !isEqual(values[name], base[name]));
  const clashes = changed.filter(
    (name) => name !== 'status' && !isEqual(live[name], base[name]) && !isEqual(live[name], values[name]),
  );
  if (clashes.length > 0)
    throw refused(
      'CONFLICT',
      'It was changed and published by somebody else after these changes were made. Open it and compare both.',
    );
  return { ...live, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
}
