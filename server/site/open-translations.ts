import { and, eq, getTableColumns, gt, or, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { saidIn } from '#lib/block-values.ts';
import { textsOf } from '#lib/content-type.ts';
import { localize } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';
import { translationScreen } from '#lib/translation.ts';
import { isPublic } from '../content/addresses.ts';
import { declaredTypes, mayTranslate } from '../content/declared-types.ts';
import { type Changing, oncePerChange } from '../content/once-per-change.ts';
import type { PersonContext } from '../content/points.ts';
import { entryCopies, entryTranslations } from '../content/tables.ts';
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
  /** `missing`: also while it says what the original says. `unpublished`: somebody wrote words that visitors don't read yet. */
  state: 'missing' | 'unpublished' | 'outdated';
  /** Of an unpublished one: its id. */
  translation?: number | undefined;
}

type Context = PersonContext & Changing;

/** What this person may translate and visitors can't read yet, or read out of date, in the order in which they meet it. */
export function openTranslations(context: Context): OpenTranslation[] {
  return translationsFor(context).flatMap(({ state, ...entry }) => (state ? [{ ...entry, state }] : []));
}

/** The next one after this entry, from the end on the first again; null once nothing else is left. */
export function nextTranslation(context: Context, { type, id }: Pick<OpenTranslation, 'type' | 'id'>) {
  const all = translationsFor(context);
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

/** What visitors read and this person may translate, in the order in which they meet it. `state`: null once it is published and up to date. */
export function entriesToTranslate(context: Context) {
  const own = publicEntries(context).filter(({ type }) => mayTranslate(context.user, type));
  return own.map(({ type, title, ...entry }) => ({
    ...entry,
    type: type.name,
    title: title || localize('Untitled'),
    noun: localize(type.noun),
  }));
}

function translationsFor(context: Context) {
  const wanted = secondLanguageOf(readSettings(context.db));
  const found = unpublished(context.db).all({ wanted });
  const known = new Map(found.map(({ type, entry, id }) => [`${type} ${entry}`, id]));
  return entriesToTranslate(context).map((entry) => {
    const translation = known.get(`${entry.type} ${entry.id}`);
    return translation ? { ...entry, translation, state: 'unpublished' as const } : entry;
  });
}

// A site has thousands of entries, and every dashboard and form asks.
const publicEntries = oncePerChange(({ db, now }: Changing) => {
  const wanted = secondLanguageOf(readSettings(db));
  if (!wanted) return [];
  const known = translationsIn(db, wanted);
  return byImportance(declaredTypes().filter((type) => translationTypes(type).length > 0)).flatMap((type) =>
    rowsOf(db, type)
      .filter((row) => isPublic(type, row, now()) && !isIn(type, row, wanted))
      .filter((row) => !type.isInEveryLanguage?.(row))
      .filter((row) => saidIn(type.fields, wordsOf(type, row)).some((text) => /\p{L}/u.test(text)))
      .map((row) => {
        const id = Number(row.id);
        const route = translationScreen(type.name, id, wanted);
        return { type, id, title: type.title(row), route, state: stateOf(known.get(`${type.name} ${id}`)) };
      }),
  );
});

function stateOf(
  known?: Pick<typeof entryTranslations.$inferSelect, 'status' | 'isCopied' | 'isOutdated'>,
): OpenTranslation['state'] | null {
  if (known?.status !== 'published' || known.isCopied) return 'missing';
  return known.isOutdated ? 'outdated' : null;
}

function translationsIn(db: Queries, wanted: Language) {
  const { type, entry, status, isCopied, isOutdated, language } = entryTranslations;
  const columns = { type, entry, status, isCopied, isOutdated };
  const rows = db.select(columns).from(entryTranslations).where(eq(language, wanted)).all();
  return new Map(rows.map((row) => [`${row.type} ${row.entry}`, row]));
}

// New translations, and those with a working copy.
const unpublished = preparedQuery((db) => {
  const { type, entry, id, status, language } = entryTranslations;
  const ofTranslation = sql`${type} || ':' || ${language}`;
  return db
    .select({ type, entry, id })
    .from(entryTranslations)
    .leftJoin(entryCopies, and(eq(entryCopies.type, ofTranslation), eq(entryCopies.entry, id)))
    .where(
      and(eq(language, sql.placeholder('wanted')), or(eq(status, 'draft'), gt(entryCopies.revision, 0))),
    );
});

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

// Without long texts, but for settings: an entry that has one has a title, too.
function rowsOf(db: Queries, type: EntryType): EntryRow[] {
  const columns = Object.entries(getTableColumns(type.table)).filter(
    ([name]) => type.single || !longKinds.has(type.fields[name]?.kind ?? ''),
  );
  const rows = db.select(Object.fromEntries(columns)).from(type.table).where(isOfType(type)).all();
  return rows as unknown as EntryRow[];
}
