import { isEqual } from '#lib/is-equal.ts';
import type { EntryType, PublishableTable } from '../../module/entry-type.ts';
import type { Caller } from '../content-procedures.ts';
import { findType } from '../declared-types.ts';
import { publishEntry } from '../publish/publish-entry.ts';
import { findEntry, getEntry } from '../read-entry.ts';
import { readCopy } from '../working-copy/copies.ts';
import type { TranslationRow } from './translation-type.ts';
import { confirmUpToDate } from './translations.ts';

/** Publishes a translation. The fields that its working copy changes are then up to date, unless the original has changed since. */
export async function publishReviewed({ db, user, now }: Caller, type: EntryType, id: number): Promise<void> {
  const copy = readCopy(db, type, { id });
  const change = { user: user.id, now: now() };
  await publishEntry(db, type as EntryType<PublishableTable>, id, change);
  const { type: name, entry, language, isOutdated } = getEntry(db, type, id) as unknown as TranslationRow;
  const of = findType(name);
  const original = of && findEntry(db, of, entry);
  if (!isOutdated || !copy || !original || original.updatedAt > copy.at) return;
  const fields = Object.keys(copy.values).filter((field) => !isEqual(copy.values[field], copy.base[field]));
  const confirmed = { id: entry, language, version: Number(original.version), fields };
  db.transaction((tx) => confirmUpToDate(tx, of, confirmed));
}
