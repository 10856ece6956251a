import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { textsOf } from '#lib/content-type.ts';
import { localize } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';
import { mayWith } from '#lib/rights.ts';
import { saidIn } from '#lib/said.ts';
import { translationScreen } from '#lib/translation.ts';
import { isPublic } from '../content/addresses.ts';
import { declaredTypes } from '../content/declared-types.ts';
import type { PersonContext } from '../content/points.ts';
import { entryTranslations } from '../content/tables.ts';
import { translationTypes } from '../content/translations/translation-type.ts';
import { isIn } from '../content/translations/translations.ts';
import { wordsOf } from '../content/translations/words.ts';
import { type EntryRow, type EntryType, isOfType } from '../module/entry-type.ts';
import { offered } from '../module/registry.ts';
import { screens } from '../navigation/points.ts';

export interface OpenTranslation {
  type: string;
  id: number;
  title: string;
  noun: string;
  route: string;
  state: 'missing' | 'draft' | 'outdated';
}

interface Place {
  type: string;
  id: number;
}

/** What this person may translate and visitors can't read yet, or read out of date, in the order in which they meet it. */
export function openTranslations(context: PersonContext): OpenTranslation[] {
  return entriesToTranslate(context).flatMap(({ state, ...entry }) => (state ? [{ ...entry, state }] : []));
}

// For the dashboard.
const most = 10;

/** The first translations that visitors read out of date. Reads no other entries. */
export function outdatedOnes(context: PersonContext) {
  return entriesToTranslate(context, 'outdated').slice(0, most);
}

/** The next one after this entry, from the end on the first again; null once nothing else is left. */
export function nextTranslation(context: PersonContext, { type, id }: Place) {
  const all = entriesToTranslate(context);
  const at = all.findIndex((each) => each.type === type && each.id === id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].filter(({ state }) => state);
  const [next] = others;
  return next ? { title: next.title, route: next.route, left: others.length } : null;
}

/** '3 pages', '12 posts': what is open of each type, in the same order. */
export function countsByType(open: readonly OpenTranslation[]): string[] {
  const all = declaredTypes();
  return [...new Set(open.map(({ type }) => type))].flatMap((name) => {
    const type = all.find((each) => each.name === name);
    if (!type) return [];
    if (type.single) return [localize(type.noun)];
    return [textsOf(type)('count', { count: open.filter((each) => each.type === name).length })];
  });
}

/**
 * What visitors read and this person may translate, in the order in which they meet it; of all states, or of one. `state`: null once
 * it is published and up to date.
 */
export function entriesToTranslate({ db, user, now }: PersonContext, only?: OpenTranslation['state']) {
  const wanted = secondLanguageOf(readSettings(db));
  if (!wanted) return [];
  const known = translationsIn(db, wanted);
  const found = only && [...known.values()].filter((row) => stateOf(row) === only);
  const types = declaredTypes().filter((type) => translationTypes(type).length > 0);
  return byImportance(types.filter((type) => mayWith(user, 'read', type))).flatMap((type) =>
    rowsOf(db, type, found)
      .filter((row) => isPublic(type, row, now()) && !isIn(type, row, wanted))
      .filter((row) => !type.isInEveryLanguage?.(row))
      .filter((row) => saidIn(type.fields, wordsOf(type, row)).some((text) => /\p{L}/u.test(text)))
      .map((row) => {
        const id = Number(row.id);
        const route = translationScreen(type.name, id, wanted);
        const title = type.title(row) || localize('Untitled');
        const state = stateOf(known.get(`${type.name} ${id}`));
        return { type: type.name, id, title, noun: localize(type.noun), route, state };
      }),
  );
}

function stateOf(known: ReturnType<typeof rowsIn>[number] | undefined): OpenTranslation['state'] | null {
  if (!known) return 'missing';
  if (known.status === 'draft') return 'draft';
  return known.isOutdated ? 'outdated' : null;
}

function translationsIn(db: Queries, wanted: Language) {
  return new Map(rowsIn(db, wanted).map((row) => [`${row.type} ${row.entry}`, row]));
}

function rowsIn(db: Queries, wanted: Language) {
  const { type, entry, status, isOutdated, language } = entryTranslations;
  return db
    .select({ type, entry, status, isOutdated })
    .from(entryTranslations)
    .where(eq(language, wanted))
    .all();
}

/** The site itself, the home page, labels, pages and products, and last what is published from day to day. */
function byImportance(types: EntryType[]): EntryType[] {
  const items = offered(screens);
  const screenOf = ({ list }: EntryType) => items.find(({ route }) => route === list);
  const rank = (type: EntryType) => {
    if (type.single) return 0;
    if (type.area === 'content') return 4;
    if (type.address) return 3;
    return screenOf(type)?.group === 'Home' ? 1 : 2;
  };
  const order = (type: EntryType) => screenOf(type)?.order ?? 0;
  return types.toSorted((one, other) => rank(one) - rank(other) || order(one) - order(other));
}

const longKinds = new Set(['richText', 'blocks', 'rows']);

// Without long texts: an entry that has one has a title, too.
function rowsOf(db: Queries, type: EntryType, found?: { type: string; entry: number }[]): EntryRow[] {
  const columns = Object.entries(getTableColumns(type.table)).filter(
    ([name]) => !longKinds.has(type.fields[name]?.kind ?? ''),
  );
  const ids = found?.filter((each) => each.type === type.name).map(({ entry }) => entry);
  const where = and(isOfType(type), ids && inArray(type.table.id, ids));
  const rows = db.select(Object.fromEntries(columns)).from(type.table).where(where).all();
  return rows as unknown as EntryRow[];
}
