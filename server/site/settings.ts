import { eq, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { site } from '#database/tables.ts';
import { localize } from '#lib/interface-language.ts';
import { type Language, languageNames } from '#lib/language.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { refused } from '../errors/refused.ts';
import type { ModuleContext } from '../module/point.ts';
import { needsOf } from './language-progress.ts';

/** Not a new version: somebody may be editing the other settings. */
export function saveSettings(
  db: Queries,
  values: {
    maintenance?: boolean;
    previewEpoch?: SQL;
    isSecondLanguagePublic?: boolean;
    skippedSteps?: string[];
  },
): void {
  db.update(site).set(values).where(eq(site.id, 1)).run();
}

export function setMaintenance(db: Database, maintenance: boolean): void {
  db.transaction((tx) => {
    saveSettings(tx, { maintenance });
    recordActivity(tx, whoActs(), { what: maintenance ? 'closed' : 'opened', type: 'site' });
  });
}

/** Leaves a first step out, or takes it back. */
export function skipStep(db: Database, { title, isSkipped }: { title: string; isSkipped: boolean }): void {
  db.transaction((tx) => {
    const others = readSettings(tx).skippedSteps.filter((each) => each !== title);
    saveSettings(tx, { skippedSteps: isSkipped ? [...others, title] : others });
  });
}

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
  const sentence = localize('This language can’t be published yet. Please translate first: {titles}.', {
    titles,
  });
  throw refused('BAD_REQUEST', sentence);
}
