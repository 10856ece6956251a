import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { wordsIn } from '#lib/block-values.ts';
import { localize } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';
import { translationScreen } from '#lib/translation.ts';
import { isPublic } from '../content/addresses.ts';
import { declaredTypes } from '../content/declared-types.ts';
import { type TranslationNeed, translationNeeds } from '../content/points.ts';
import { entryTranslations } from '../content/tables.ts';
import { translationAt } from '../content/translations/same-page.ts';
import { hasOwnLanguage, isLabel, translationTypes } from '../content/translations/translation-type.ts';
import { untranslatedNeeds } from '../content/translations/untranslated-labels.ts';
import type { EntryValues } from '../content/values.ts';
import { type EntryRow, type EntryType, isOfType } from '../module/entry-type.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { privacyPages } from '../navigation/points.ts';

const listedAtMost = 40;

/** The second language for its screen: what must be translated before it is published, and what else isn't or is outdated. */
export function secondLanguageProgress(context: ModuleContext) {
  const settings = readSettings(context.db);
  const language = secondLanguageOf(settings);
  if (!language) return null;
  const needed = needsOf(context, language);
  const { translated, missing, outdated } = entriesIn(context, language, needed);
  return {
    language,
    isPublic: settings.isSecondLanguagePublic,
    translated,
    total: translated + missing.length + needed.length,
    needed: firstOf(needed),
    missing: firstOf(missing),
    outdated: firstOf(outdated),
  };
}

function firstOf(all: TranslationNeed[]) {
  return { count: all.length, first: all.slice(0, listedAtMost) };
}

/** What every page shows, in the order in which visitors read it: a language isn't published without. */
export function needsOf(context: ModuleContext, language: Language): TranslationNeed[] {
  const untranslated = untranslatedNeeds(context.db, language).filter(({ type, words }) =>
    // A number says the same in every language.
    wordsIn(type.fields, words).some((text) => /\p{L}/u.test(text)),
  );
  const words = untranslated.map(({ type, row, words: left }) => ({
    title: type.single ? fieldsOf(type, left) : type.title(row),
    noun: type.single ? localize(type.title(row)) : localize(type.noun),
    route: translationScreen(type.name, Number(row.id), language),
  }));
  const ofModules = offered(translationNeeds).flatMap((needs) => needs(context, language));
  return [...words, ...ofModules, ...privacyPageOf(context, language)];
}

function fieldsOf({ fields }: EntryType, words: EntryValues) {
  return Object.keys(words)
    .map((name) => localize(fields[name]?.label ?? name))
    .join(', ');
}

// The consent of every form links it.
function privacyPageOf(context: ModuleContext, language: Language): TranslationNeed[] {
  const page = offered(privacyPages)[0]?.(context);
  const entry = page && translationAt(context.db).get({ path: page.path, language });
  if (!page || !entry || entry.path !== null) return [];
  const route = translationScreen(entry.type, entry.entry, language);
  return [{ title: page.title, noun: localize('privacy page'), route }];
}

function entriesIn(context: ModuleContext, language: Language, needed: TranslationNeed[]) {
  const { db, now } = context;
  const known = new Map(
    db
      .select({
        type: entryTranslations.type,
        entry: entryTranslations.entry,
        status: entryTranslations.status,
        isOutdated: entryTranslations.isOutdated,
      })
      .from(entryTranslations)
      .where(eq(entryTranslations.language, language))
      .all()
      .map((row) => [`${row.type}/${row.entry}`, row]),
  );
  const routes = new Set(needed.map(({ route }) => route));
  const missing: TranslationNeed[] = [];
  const outdated: TranslationNeed[] = [];
  let translated = 0;
  for (const type of declaredTypes().filter((each) => translationTypes(each).length > 0)) {
    for (const row of rowsOf(db, type)) {
      if (!isPublic(type, row, now())) continue;
      if (hasOwnLanguage(type) && (row as EntryValues).language === language) continue;
      const route = translationScreen(type.name, Number(row.id), language);
      if (routes.has(route)) continue;
      const translation = known.get(`${type.name}/${row.id}`);
      const entry = { title: type.title(row), noun: localize(type.noun), route };
      if (translation?.status === 'published') translated += 1;
      // A label without a translation needs none.
      else if (!type.single && !isLabel(type)) missing.push(entry);
      if (translation?.status === 'published' && translation.isOutdated) outdated.push(entry);
    }
  }
  return { translated, missing, outdated };
}

const longKinds = new Set(['richText', 'blocks', 'rows']);

// Without long texts, which titles don't need.
function rowsOf(db: Queries, type: EntryType): EntryRow[] {
  const columns = Object.entries(getTableColumns(type.table)).filter(
    ([name]) => !longKinds.has(type.fields[name]?.kind ?? ''),
  );
  const rows = db.select(Object.fromEntries(columns)).from(type.table).where(isOfType(type)).all();
  return rows as unknown as EntryRow[];
}
