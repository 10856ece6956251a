import type { Database } from '#database/client.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { type Language, languageNames } from '#lib/language.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { refused } from '../errors/refused.ts';
import type { ModuleContext } from '../module/point.ts';
import { needsOf } from './language-progress.ts';
import { saveSettings } from './settings.ts';

/** Throws BAD_REQUEST without a second language, and while it lacks what every page shows. */
export function setSecondLanguagePublic(context: ModuleContext & { db: Database }, isPublic: boolean): void {
  context.db.transaction((tx) => {
    const language = secondLanguageOf(readSettings(tx));
    if (!language) throw refused('BAD_REQUEST', 'The site has no second language.');
    if (isPublic) refuseUntranslated(context, language);
    saveSettings(tx, { isSecondLanguagePublic: isPublic });
    const what = isPublic ? 'published' : 'unpublished';
    recordActivity(tx, whoActs(), { what, type: 'site', title: languageNames[language] });
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
