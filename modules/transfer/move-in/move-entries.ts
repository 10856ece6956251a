import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { emptyOf } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { checkedValues, sentenceOf } from '#modules/transfer/checked-values.ts';
import { forgetAddresses, freeAddress, heldAt, reservedAddresses } from '#server/content/addresses.ts';
import { findType, settingsType } from '#server/content/declared-types.ts';
import { createEntry, updateEntry } from '#server/content/entries.ts';
import { findEntry, getEntry, isAbout } from '#server/content/read-entry.ts';
import { entryTranslations, entryVersions } from '#server/content/tables.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { wordsOf } from '#server/content/translations/words.ts';
import { trashEntry } from '#server/content/trash/trash.ts';
import type { EntryValues } from '#server/content/values.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { importItems } from '../tables.ts';
import { compareWithStored, missingNotes } from './arrived.ts';
import { isFrontPage, targetOf } from './choices.ts';
import { movedEntry } from './entry-values.ts';
import { checksumOf, inTurn, inTurns, itemOf, itemsOf, saveItem, updateImport } from './items.ts';
import { keepingComments, keepRedirects } from './kept.ts';
import { importActor, type Moving } from './places.ts';
import type { EntryHead, Note, SourceEntry } from './source.ts';
import { isTrial } from './trial.ts';
import { importFolder } from './uploads.ts';
import { wordpress } from './wordpress/wordpress.ts';

// Visitors come first: a move takes minutes anyway.
const atOnce = 25;
const interval = 1000;

/** Gives every entry its place, as a draft without a text: so links lead in both directions, whichever is filled first. */
export async function createPlaceholders(moving: Moving): Promise<void> {
  const { db, importId, overview, places } = moving;
  const isLater = ({ id }: EntryHead) => places.originals.has(id);
  const heads = [...overview.entries.values()].filter(({ id }) => !places.placeOf(id));
  const sorted = [...heads.filter((head) => !isLater(head)), ...heads.filter(isLater)];
  await inTurns(db, sorted, (tx, head) => {
    const type = findType(head.area);
    const place = type && begin(tx, moving, type, head);
    if (place) places.put(head.id, place.type, place.entry);
    const state = place ? { state: 'begun' as const, ...place, version: 1 } : noType;
    saveItem(tx, importId, { ...itemFor(head), ...state });
  });
}

const noType = { state: 'left out', why: 'This site has no matching type.' } as const;

function itemFor({ key, type, title, address }: EntryHead) {
  return { key, kind: type, title, address };
}

function begin(tx: Queries, { places, overview, importId }: Moving, whole: EntryType, found: EntryHead) {
  // The draft leaves its address to what leads to the home page.
  const isFront = isFrontPage(found, overview.choices);
  const head = isFront ? { ...found, slug: `${found.slug}-2` } : found;
  const original = places.placeOf(places.originals.get(head.id) ?? 0);
  const type = original && head.language ? translationTypeOf(whole, head.language) : whole;
  const slug = 'slug' in type.fields && { slug: slugOf(tx, importId, type, head) };
  const own = original
    ? { entry: original.id, original: wordsOf(whole, getEntry(tx, whole, original.id)) }
    : {
        [type.titleField ?? 'title']: (head.title || head.slug.replaceAll('-', ' ')).slice(0, 120),
        ...('language' in type.fields && { language: head.language ?? overview.site.language }),
        ...targetOf(type.name)?.draft?.({ db: tx, change: importActor() }),
        status: 'draft',
      };
  const empty = Object.entries(emptyOf(type) as EntryValues);
  const unset = Object.fromEntries(empty.map(([name, value]) => [name, value === 0 ? null : value]));
  const values = { ...unset, ...own, ...slug };
  return { type: type.name, entry: createEntry(tx, type, values, importActor()).id };
}

// Starter content makes room: it goes to the trash, from where undoing brings it back.
function slugOf(tx: Queries, importId: number, type: EntryType, { slug, title }: EntryHead): string {
  const pathOf = (word: string) => type.address?.({ slug: word }) ?? word;
  // Pages of the site have their addresses in every language.
  const isReserved = reservedAddresses.has(pathOf(slug).replace(/^\/(id|en)(?=\/)/, ''));
  if (isReserved) return freeAddress(tx, `${slug}-2`, pathOf);
  const [held] = heldAt(tx, pathOf(slug));
  const holder = held?.state === 'current' ? findType(held.type) : undefined;
  if (!held || !holder || !isStarter(tx, holder, held.entry)) return freeAddress(tx, slug, pathOf);
  trashEntry(tx, holder, held.entry, importActor());
  forgetAddresses(tx, holder, held.entry);
  const about = { key: `starter:${held.path}`, kind: 'starter', title, state: 'moved' } as const;
  const why = 'The sample page at this address is in the trash.';
  saveItem(tx, importId, { ...about, type: holder.name, entry: held.entry, why });
  return slug;
}

// Nobody has saved it, and nothing of an import.
function isStarter(tx: Queries, type: EntryType, id: number) {
  const row = findEntry(tx, type, id) as { version: number } | undefined;
  const [isOf, isMoved] = [isAbout(entryVersions, type, id), isAbout(importItems, type, id)];
  return (
    row?.version === 1 &&
    !tx.select().from(entryVersions).where(isOf).get() &&
    !tx.select().from(importItems).where(isMoved).get()
  );
}

type Changed = { id: number; version: number };

interface Prepared {
  entry: SourceEntry;
  type: EntryType;
  values: EntryValues;
  checksum: string;
  notes: Note[];
}

export const takenAddress = 'The address was already in use.';
const tooFewWords = 'Less than half of its words could be imported, so it’s a draft.';

export async function fillEntries(moving: Moving, exports: string[]): Promise<void> {
  const { db, importId, overview, places, resolver, report } = moving;
  const folder = importFolder(moving.files.folder, importId);
  let [batch, last, done]: [Prepared[], number, number] = [[], 0, 0];
  const flush = async () => {
    const ready = batch.splice(0);
    const changed = ready.filter(({ entry, checksum }) => {
      const item = itemOf(db, importId, entry.key);
      return item?.state !== 'moved' || item.checksum !== checksum;
    });
    if (changed.length > 0) {
      if (!isTrial(db)) await wait(Math.max(0, last + interval - performance.now()));
      await fillTogether(moving, changed);
      last = performance.now();
    }
    done += ready.length;
    if (ready.length > 0) report('entries', done, overview.entries.size);
  };
  await keepRedirects(overview, folder);
  for await (const entry of keepingComments(wordpress.entries(exports, overview), folder)) {
    const place = places.placeOf(entry.id);
    const type = findType(place?.type);
    if (!place || !type) continue;
    try {
      const { values, notes } = movedEntry(entry, moving);
      const changed = (what: string, source: string) => notes.push({ kind: 'changed', what, source });
      const status = overview.choices.asDrafts ? 'draft' : values.status;
      const { slug } = getEntry(db, type, place.id) as { slug?: string };
      const given = { ...values, status, ...(slug !== undefined && { slug }) };
      if (slug !== undefined && slug !== entry.slug && !isFrontPage(entry, overview.choices))
        changed(takenAddress, `${entry.slug} → ${slug}`);
      const checked = await checkedValues(type, given);
      if (checked.problem)
        changed('It can’t be published yet, so it’s imported as a draft.', checked.problem);
      const stored = { type, values: checked.values };
      const { before, after, isTorn } = compareWithStored(entry.found, stored, resolver);
      if (checked.values.status === 'published' && isTorn) {
        changed(tooFewWords, `${after.words} / ${before.words}`);
        checked.values.status = 'draft';
      }
      const checksum = checksumOf(checked.values, entry.createdAt, entry.updatedAt);
      batch.push({ entry, type, notes, values: checked.values, checksum });
    } catch (error) {
      await fail(moving, entry, error);
    }
    if (batch.length >= atOnce) await flush();
  }
  await flush();
}

async function fillTogether(moving: Moving, batch: Prepared[]) {
  try {
    await inTurn(moving.db, (tx) => {
      for (const one of batch) fill(tx, moving, one);
    });
  } catch (error) {
    if (batch.length === 1 && batch[0]) return fail(moving, batch[0].entry, error);
    for (const one of batch) await fillTogether(moving, [one]);
  }
}

function fill(tx: Queries, { importId, resolver }: Moving, one: Prepared) {
  const { entry, type, values, notes } = one;
  const { createdAt, updatedAt } = entry;
  const item = itemOf(tx, importId, entry.key);
  const row = findEntry(tx, type, item?.entry ?? 0);
  const keepAsItIs = (why: string) => saveItem(tx, importId, { ...itemFor(entry), state: 'moved', why });
  if (!item || !row) return keepAsItIs('Deleted here since the last import.');
  const { id, version } = row as { id: number; version: number };
  if (version !== item.version)
    return keepAsItIs('Edited here since the last import, so the newer export is ignored.');
  updateEntry(tx, type, { ...values, createdAt, id, version } as Changed, importActor());
  // Visitors read when it was changed, not when it moved.
  tx.update(type.table).set({ updatedAt }).where(eq(type.table.id, id)).run();
  const stored = { type, values: getEntry(tx, type, id) };
  const { before, after, missing } = compareWithStored(entry.found, stored, resolver);
  saveItem(tx, importId, {
    ...{ ...itemFor(entry), state: 'moved', type: type.name, version: version + 1 },
    ...{ checksum: one.checksum, before, after },
    notes: [...notes, ...missingNotes(missing, notes)],
    why: whyDraft(one),
  });
}

function whyDraft({ entry: { status, oldStatus }, values, notes }: Prepared) {
  if (notes.some(({ what }) => what === tooFewWords)) return tooFewWords;
  if (values.status === 'draft' && status !== 'draft') return 'Imported as a draft.';
  if (status !== 'draft' || oldStatus === 'draft') return '';
  return localize('It was {oldStatus}, so it’s imported as a draft.', { oldStatus });
}

async function fail({ db, importId }: Moving, entry: SourceEntry, error: unknown) {
  // A full disk is no fault of the entry.
  if (String((error as { code?: unknown }).code).startsWith('SQLITE_')) throw error;
  const reason = sentenceOf(error);
  const why = localize('{reason} An empty draft was created instead.', { reason });
  await inTurn(db, (tx) => saveItem(tx, importId, { ...itemFor(entry), state: 'failed', why }));
}

/** Translations say what their originals say; the site has their language from now on. */
export async function showTranslations(db: Database, importId: number): Promise<void> {
  const items = itemsOf(db, importId).filter(({ type, version }) => type?.includes(':') && version);
  await inTurn(db, (tx) => {
    let shown: string | undefined;
    for (const { type: name, entry } of items) {
      const type = findType(name ?? '');
      const row = type && findEntry(tx, type, entry ?? 0);
      if (!row) continue;
      const known = row as typeof entryTranslations.$inferSelect;
      const original = findType(known.type);
      const of = original && findEntry(tx, original, known.entry);
      if (known.status === 'published') shown = known.language;
      if (original && of && known.isOutdated)
        tx.update(entryTranslations)
          .set({ original: wordsOf(original, of), isOutdated: false })
          .where(eq(entryTranslations.id, known.id))
          .run();
    }
    const settings = getEntry(tx, settingsType, 1);
    if (!shown || settings.secondLanguage !== 'none' || shown === settings.language) return;
    const change = { id: 1, version: settings.version, secondLanguage: shown as 'id' | 'en' };
    updateEntry(tx, settingsType, change, importActor());
    updateImport(tx, importId, { formerLanguage: settings.secondLanguage });
  });
}
