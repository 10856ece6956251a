import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/v4/core';
import { inTurns } from '#database/turns.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { append } from '#lib/append.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Language } from '#lib/language.ts';
import { slugOf } from '#lib/slug.ts';
import { isAddressUnnamed, translationScreen } from '#lib/translation.ts';
import { freeAddress } from '#server/content/addresses.ts';
import type { Change } from '#server/content/change.ts';
import { findEntry, getEntry } from '#server/content/read-entry.ts';
import { type TranslationRow, translationTypeOf } from '#server/content/translations/translation-type.ts';
import { beginTranslation } from '#server/content/translations/translations.ts';
import { checkUnfinished, type EntryValues, enteredValues } from '#server/content/values.ts';
import { readCopy } from '#server/content/working-copy/copies.ts';
import { draftValues, saveTyped } from '#server/content/working-copy/drafts.ts';
import { sentenceOfIssue } from '#server/errors/error-messages.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import type { Services } from '#server/services.ts';
import { fingerprint, piecesOf, wordsOfPieces } from './inline.ts';
import type { SentEntry, SentUnit } from './read.ts';
import { putWords, type Unit, type Words } from './units.ts';
import { wordsIn } from './write.ts';

/** Words that weren’t imported: the original changed, the translation was edited here, or they can’t be saved. */
export interface Left {
  why: 'changed' | 'written' | 'refused';
  title: string;
  route: string | null;
  /** The place in the entry, or the problem. */
  about: string;
}

const listed = 100;

interface Importing extends Pick<Services, 'db'> {
  types: EntryType[];
  language: Language;
  change: Change;
}

/**
 * Never overwrites words that somebody wrote here since the export. Yields to other work after each entry. Returns the numbers of
 * entries; `left` holds the first hundred.
 */
export async function takeEntries(importing: Importing, entries: AsyncIterable<SentEntry>) {
  const report = { taken: 0, unchanged: 0, left: [] as Left[], leftInAll: 0 };
  for await (const sent of entries) {
    await setImmediate();
    const { isTaken, left } = await takeEntry(importing, sent);
    if (isTaken) report.taken += 1;
    else if (left.length === 0) report.unchanged += 1;
    report.leftInAll += left.length;
    report.left.push(...left.slice(0, listed - report.left.length));
  }
  return report;
}

async function takeEntry(importing: Importing, sent: SentEntry): Promise<{ isTaken: boolean; left: Left[] }> {
  const { db, types, language } = importing;
  const [name, number] = sent.id.split('.');
  const id = Number(number);
  const type = types.find((each) => each.name === name);
  const row = type && Number.isSafeInteger(id) && findEntry(db, type, id);
  if (!type || !row) {
    const gone = { title: sent.title.slice(0, 200), route: null, about: 'It no longer exists.' };
    return { isTaken: false, left: [{ why: 'refused', ...gone }] };
  }
  const { words } = wordsIn(db, type, row, language);
  const { values, left } = await compare(type, words, sent);
  const taken = changed(type, values, words);
  let isTaken = Object.keys(taken).length > 0;
  try {
    const entered = await checkUnfinished(translationTypeOf(type, language), taken);
    await setImmediate();
    if (isTaken) await store(importing, type, id, entered);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    isTaken = false;
    left.refused.add(sentenceOf(error));
  }
  const about = { title: type.title(row), route: translationScreen(type.name, id, language) };
  const reasons = Object.entries(left) as [Left['why'], Set<string>][];
  return {
    isTaken,
    left: reasons
      .filter(([, places]) => places.size > 0)
      .map(([why, places]) => ({ why, ...about, about: [...places].slice(0, 8).join(', ') })),
  };
}

async function compare(type: EntryType, words: Words, { units }: SentEntry) {
  const left = { changed: new Set<string>(), written: new Set<string>(), refused: new Set<string>() };
  const takeTurn = inTurns();
  const [here, anywhere] = [new Map<string, SentUnit[]>(), new Map<string, SentUnit[]>()];
  for (const unit of units.toReversed()) {
    await takeTurn();
    const key = keyOf(unit.id, unit.source);
    append(here, unit.id + key, unit);
    append(anywhere, key, unit);
  }
  const taken = new Set<SentUnit>();
  const first = (same: SentUnit[] = []) => {
    let unit = same.pop();
    while (unit && taken.has(unit)) unit = same.pop();
    if (unit) taken.add(unit);
    return unit;
  };
  // For the same words of the original, which may be elsewhere in the field by now.
  const take = ({ id, source }: Unit) => {
    const key = keyOf(id, piecesOf(source).pieces);
    return first(here.get(id + key)) ?? first(anywhere.get(key));
  };
  const values = putWords(type, words, (unit) => {
    const { target, was } = take(unit) ?? {};
    if (!target || target.length === 0) return unit.said;
    const nodes = wordsOfPieces(target, piecesOf(unit.said, piecesOf(unit.source).codes).codes);
    const present = fingerprint(unit.said);
    if (!nodes) left.refused.add(`${unit.label}: marks that the original doesn’t have`);
    else if ([present, was].includes(fingerprint(nodes))) return unit.said;
    else if (present !== was) left.written.add(unit.label);
    else return nodes;
    return unit.said;
  });
  for (const { id, target } of units.filter((unit) => !taken.has(unit)))
    if (target) left.changed.add(type.fields[fieldOf(id)]?.label ?? id.slice(0, 80));
  return { values, left };
}

function fieldOf(id: string) {
  return id.split('.')[0] ?? '';
}

function keyOf(id: string, source: unknown) {
  return `${fieldOf(id)} ${JSON.stringify(source)}`;
}

async function store({ db, language, change }: Importing, type: EntryType, of: number, values: EntryValues) {
  await waitForWriteLock(db);
  const { id } = db.transaction((tx) => beginTranslation(tx, type, { id: of, language }, change));
  await setImmediate();
  const translated = translationTypeOf(type, language);
  const row = getEntry(db, translated, id);
  const copy = readCopy(db, translated, { id });
  const known = enteredValues(translated, copy?.values ?? row);
  const whole = { ...known, ...values, ...addressOf(db, translated, row as TranslationRow, values) };
  if (isEqual(whole, known)) return;
  const kept = { of: { id }, values: whole, version: Number(row.version), revision: copy?.revision ?? 0 };
  const draft = await draftValues(db, translated, kept);
  db.transaction((tx) => saveTyped(tx, translated, { ...kept, draft }, change));
}

/** Replaces the placeholder address of an empty translation with one made from its new title. */
function addressOf(db: Services['db'], type: EntryType, row: TranslationRow, values: EntryValues) {
  const { address, titleField = '' } = type;
  const title = values[titleField];
  if (!address || !title || row.status !== 'draft' || (row.slug && !isAddressUnnamed(row.slug))) return {};
  return {
    slug: freeAddress(db, slugOf(String(title), slugOf(type.noun)), (slug) => address({ ...row, slug })),
  };
}

function changed({ fields }: EntryType, values: EntryValues, { said }: Words): EntryValues {
  const isTaken = ([name, value]: [string, unknown]) =>
    value !== said[name] && value !== fields[name]?.empty && fields[name]?.role !== 'address';
  return Object.fromEntries(Object.entries(values).filter(isTaken));
}

function sentenceOf({ message, cause }: TRPCError) {
  return cause instanceof z.$ZodRealError ? cause.issues.map(sentenceOfIssue).join(' ') : message;
}
