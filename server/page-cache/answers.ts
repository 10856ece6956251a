import type { Queries } from '#database/client.ts';
import { findSettings, secondLanguageOf } from '#database/site-settings.ts';
import { entryTranslations } from '../content/tables.ts';
import { originalAt } from '../content/translations/same-page.ts';
import { keyOf, lowerUrl, oldLinkNames, oldLinkOf } from '../http/addresses.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import type { AnswerLookup, Answers, Services } from '../services.ts';
import { answersAt, notFound } from './points.ts';

export function openAnswers(services: () => Services): Answers {
  let version: number | undefined;
  let lookups: AnswerLookup[] = [];
  const find: AnswerLookup = (path) => {
    const current = services().content.current();
    if (current !== version) {
      const all = [...offered(answersAt), openFormerLanguages];
      lookups = all.flatMap((open) => open(services()) ?? []);
      version = current;
    }
    for (const lookup of lookups) {
      const answer = lookup(path);
      if (answer) return answer;
    }
    return undefined;
  };
  const at: AnswerLookup = (path) => {
    const lower = lowerUrl(path);
    return find(path) ?? (lower === null ? undefined : find(lower));
  };
  return {
    at,
    atOldLink(url) {
      const key = oldLinkOf(url);
      const answer = key === undefined ? undefined : at(key);
      return answer && { ...answer, read: oldLinkNames };
    },
    reportNotFound(path) {
      for (const listener of offered(notFound)) listener(services(), path);
    },
  };
}

// A page in a language that was switched off leads to its original, until the language is back.
function openFormerLanguages({ db }: ModuleContext): AnswerLookup | null {
  const languages = formerLanguages(db);
  if (languages.length === 0) return null;
  return (path) => {
    const [, language = '', rest = ''] = /^\/(\w+)[/\\]*(.*)$/s.exec(path) ?? [];
    if (!languages.includes(language)) return undefined;
    return { location: originalAt(db).get({ path: keyOf(path) })?.path ?? `/${rest}`, temporary: true };
  };
}

function formerLanguages(db: Queries): string[] {
  const { language } = entryTranslations;
  const settings = findSettings(db);
  const second = settings && secondLanguageOf(settings);
  const known = db.selectDistinct({ language }).from(entryTranslations).all();
  return known.map((each) => each.language).filter((each) => each !== second);
}
