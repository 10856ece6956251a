import type { Database } from '#database/client.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { wordsIn } from '#lib/block-values.ts';
import { localize } from '#lib/interface-language.ts';
import { type Language, languageNames } from '#lib/language.ts';
import { translationScreen } from '#lib/translation.ts';
import { recordActivity } from '../activity/record.ts';
import type { Changing } from '../content/once-per-change.ts';
import { type PersonContext, type TranslationNeed, translationNeeds } from '../content/points.ts';
import { translationAt } from '../content/translations/same-page.ts';
import { untranslatedNeeds } from '../content/translations/untranslated-labels.ts';
import type { EntryValues } from '../content/values.ts';
import { refused } from '../errors/refused.ts';
import type { EntryType } from '../module/entry-type.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { privacyPages } from '../navigation/points.ts';
import { entriesToTranslate } from './open-translations.ts';
import { saveSettings } from './settings.ts';

/** The second language for its screen: what must be translated before it is published, and how many other entries aren't or are outdated. */
export function secondLanguageProgress(context: PersonContext & Changing) {
  const settings = readSettings(context.db);
  const language = secondLanguageOf(settings);
  if (!language) return null;
  const needed = needsOf(context, language);
  const routes = new Set(needed.map(({ route }) => route));
  const others = entriesToTranslate(context).filter(({ route }) => !routes.has(route));
  const missing = others.filter(({ state }) => state === 'missing').length;
  return {
    language,
    isPublic: settings.isSecondLanguagePublic,
    translated: others.length - missing,
    total: others.length + needed.length,
    needed,
    missing,
    outdated: others.filter(({ state }) => state === 'outdated').length,
  };
}

/** What every page shows, in the order in which visitors read it: a language isn't published without. */
function needsOf(context: ModuleContext, language: Language): TranslationNeed[] {
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

/** Throws BAD_REQUEST without a second language, and while it lacks what every page shows. */
export function setSecondLanguagePublic(context: ModuleContext & { db: Database }, isPublic: boolean): void {
  context.db.transaction((tx) => {
    const language = secondLanguageOf(readSettings(tx));
    if (!language) throw refused('BAD_REQUEST', 'The site has no second language.');
    if (isPublic) refuseUntranslated(context, language);
    saveSettings(tx, { isSecondLanguagePublic: isPublic });
    const what = isPublic ? 'published' : 'unpublished';
    recordActivity(tx, { what, type: 'site', title: languageNames[language] });
  });
}

function refuseUntranslated(context: ModuleContext, language: Language): void {
  const needed = needsOf(context, language);
  if (needed.length === 0) return;
  const named = needed.slice(0, 5).map(({ noun, title }) => `${noun} (${title})`);
  const titles = [...named, ...(needed.length > named.length ? ['…'] : [])].join(', ');
  throw refused('BAD_REQUEST', 'This language can’t be published yet. Please translate first: {titles}.', {
    titles,
  });
}
