import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/v4/core';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Language } from '#lib/language.ts';
import { slugOf } from '#lib/slug.ts';
import { isAddressUnnamed, translationScreen } from '#lib/translation.ts';
import { sentenceOfIssue } from '#server/api/error-messages.ts';
import type { Services } from '#server/services.ts';
import { freeAddress } from '../../addresses.ts';
import type { Change } from '../../change.ts';
import { readCopy } from '../../copies/copies.ts';
import { draftValues, saveTyped } from '../../copies/drafts.ts';
import type { EntryType } from '../../entry-type.ts';
import { findEntry, getEntry } from '../../read-entry.ts';
import { checkUnfinished, type EntryValues, enteredValues, sameValues } from '../../values.ts';
import { type TranslationRow, translationTypeOf } from '../translation-type.ts';
import { beginTranslation } from '../translations.ts';
import { fingerprint, piecesOf, wordsOfPieces } from './inline.ts';
import type { SentEntry, SentUnit } from './read.ts';
import { putWords, type Unit, unitsOf, type Words } from './units.ts';
import { wordsIn } from './write.ts';

/** What wasn't taken, of which entry. `route`: the screen of its translation; null where there is none. */
export interface Left {
  title: string;
  route: string | null;
  /** Where in the entry, or why. */
  about: string;
}

/** What came of a file, or would. `taken`: in so many entries, so many units. Of each list the first hundred, and how many there are. */
export interface Report {
  taken: { entries: number; units: number };
  /** Entries that say all of it already. */
  unchanged: number;
  /** The original says something else than in the file. */
  changed: { count: number; first: Left[] };
  /** Somebody has written the translation here since the export. */
  written: { count: number; first: Left[] };
  /** It isn't there any more, or can't be saved. */
  refused: { count: number; first: Left[] };
}

const listed = 100;
type List = 'changed' | 'written' | 'refused';

interface Importing extends Pick<Services, 'db'> {
  types: EntryType[];
  language: Language;
  change: Change;
}

/**
 * Takes what a translator sent into the translations: of a draft into the draft, otherwise into its working copy. Nothing that somebody
 * wrote here since the export is overwritten. Without `isStored` it only says what it would do. Others have their turn after each entry.
 */
export async function takeEntries(
  importing: Importing,
  entries: AsyncIterable<SentEntry>,
  isStored: boolean,
): Promise<Report> {
  const list = () => ({ count: 0, first: [] as Left[] });
  const report: Report = {
    taken: { entries: 0, units: 0 },
    unchanged: 0,
    changed: list(),
    written: list(),
    refused: list(),
  };
  for await (const sent of entries) {
    await setImmediate();
    const result = await takeEntry(importing, sent, isStored);
    for (const name of ['changed', 'written', 'refused'] as const) {
      const about = [...new Set(result[name])].slice(0, 8).join(', ');
      if (result[name].length === 0) continue;
      report[name].count += 1;
      if (report[name].first.length < listed)
        report[name].first.push({ title: result.title.slice(0, 200), route: result.route, about });
    }
    const isLeft = result.changed.length + result.written.length + result.refused.length > 0;
    if (result.taken > 0) report.taken.entries += 1;
    else if (!isLeft) report.unchanged += 1;
    report.taken.units += result.taken;
  }
  return report;
}

type Result = { title: string; route: string | null; taken: number } & Record<List, string[]>;

async function takeEntry(importing: Importing, sent: SentEntry, isStored: boolean): Promise<Result> {
  const { db, types, language, change } = importing;
  const result: Result = { title: sent.title, route: null, taken: 0, changed: [], written: [], refused: [] };
  const [, name, id] = /^(\w+)\.([1-9]\d{0,8})$/.exec(sent.id) ?? [];
  const type = types.find((each) => each.name === name);
  const row = type && findEntry(db, type, Number(id));
  if (!type || !row) return { ...result, refused: ['It is no longer there.'] };
  const { words } = wordsIn(db, type, row, language);
  result.title = type.title(row);
  result.route = translationScreen(type.name, Number(id), language);
  const values = compare(type, words, sent, result);
  if (result.taken === 0) return result;
  const translated = translationTypeOf(type, language);
  try {
    const entered = await checkUnfinished(translated, taken(type, values, words));
    if (isStored) await store(importing, type, { id: Number(id), values: entered }, change);
    return result;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return { ...result, taken: 0, refused: [sentenceOf(error)] };
  }
}

/** The translation with the words that can be taken. What can't is added to the result. */
function compare(type: EntryType, words: Words, { units }: SentEntry, result: Result): EntryValues {
  const find = matching(units);
  // After an import, the translation fits the original again, which nobody has compared yet.
  const fitting = unitsOf(type, { ...words, seen: words.now });
  const here = new Map(fitting.map(({ id, said }) => [id, fingerprint(said)]));
  const values = putWords(type, words, (unit) => {
    const sent = find(unit);
    if (!sent?.target || sent.target.length === 0) return unit.said;
    const original = piecesOf(unit.source);
    const nodes = wordsOfPieces(sent.target, piecesOf(unit.said, original.codes).codes);
    if (!nodes) {
      result.refused.push(`${unit.label}: marks that the original doesn’t have`);
      return unit.said;
    }
    const [wanted, present] = [fingerprint(nodes), fingerprint(unit.said)];
    if ([present, sent.was, here.get(unit.id)].includes(wanted)) return unit.said;
    if (present !== sent.was) {
      result.written.push(unit.label);
      return unit.said;
    }
    result.taken += 1;
    return nodes;
  });
  for (const sent of find.others()) {
    const label = type.fields[sent.id.split('.')[0] ?? '']?.label;
    result.changed.push(label ?? sent.id.slice(0, 80));
  }
  return values;
}

/** Finds what was sent for a unit: at its place, or elsewhere in the field for the same words of the original. */
function matching(units: SentUnit[]) {
  const byKey = new Map<string, SentUnit[]>();
  const keyOf = (id: string, source: unknown) => `${id.split('.')[0]} ${JSON.stringify(source)}`;
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  for (const unit of byId.values()) {
    const key = keyOf(unit.id, unit.source);
    byKey.set(key, [...(byKey.get(key) ?? []), unit]);
  }
  const left = new Set(byId.values());
  const find = ({ id, source }: Unit) => {
    const same = byKey.get(keyOf(id, piecesOf(source).pieces)) ?? [];
    const found = same.find((unit) => unit.id === id) ?? same.find((unit) => left.has(unit));
    if (found) left.delete(found);
    return found;
  };
  /** Those with words for an original that isn't there any more. */
  const others = () => [...left].filter(({ target, was }) => isNew(target, was));
  return Object.assign(find, { others });
}

// Not what the translation said already when it was exported. Codes can't be compared without their original.
function isNew(target: SentUnit['target'], was: string) {
  if (!target || target.length === 0) return false;
  const text = target.every((piece) => typeof piece === 'string') ? target.join('') : null;
  return text === null || fingerprint([{ type: 'text', text }]) !== was;
}

async function store(
  { db, language }: Importing,
  type: EntryType,
  { id: of, values }: { id: number; values: EntryValues },
  change: Change,
) {
  await waitForWriteLock(db);
  const { id } = db.transaction((tx) => beginTranslation(tx, type, { id: of, language }, change));
  const translated = translationTypeOf(type, language);
  const row = getEntry(db, translated, id);
  const copy = readCopy(db, translated, { id });
  const known = enteredValues(translated, copy?.values ?? row);
  const whole = { ...known, ...values, ...addressOf(db, translated, row as TranslationRow, values) };
  if (sameValues(whole, known)) return;
  const kept = { of: { id }, values: whole, version: Number(row.version), revision: copy?.revision ?? 0 };
  const draft = await draftValues(db, translated, kept);
  db.transaction((tx) => saveTyped(tx, translated, { ...kept, draft }, change));
}

/** Instead of the address that a translation without words began with, one made of its new title. */
function addressOf(db: Services['db'], type: EntryType, row: TranslationRow, values: EntryValues) {
  const { address, titleField = '' } = type;
  const title = values[titleField];
  if (!address || !title || row.status !== 'draft' || (row.slug && !isAddressUnnamed(row.slug))) return {};
  return { slug: freeAddress(db, slugOf(String(title)), (slug) => address({ ...row, slug })) };
}

/** The fields in which something was taken. */
function taken({ fields }: EntryType, values: EntryValues, { said }: Words): EntryValues {
  const isTaken = ([name, value]: [string, unknown]) =>
    value !== said[name] && value !== fields[name]?.empty && fields[name]?.role !== 'address';
  return Object.fromEntries(Object.entries(values).filter(isTaken));
}

function sentenceOf({ message, cause }: TRPCError) {
  return cause instanceof z.$ZodRealError ? cause.issues.map(sentenceOfIssue).join(' ') : message;
}
