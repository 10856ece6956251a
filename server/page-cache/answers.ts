import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { findSettings, publicSecondLanguageOf, secondLanguageOf } from '#database/site-settings.ts';
import { ownPageAt } from '../content/own-pages.ts';
import { entryTranslations } from '../content/tables.ts';
import { originalAt } from '../content/translations/same-page.ts';
import { keyOf, lowerUrl, pathOf } from '../http/addresses.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import type { Answer, AnswerLookup, Answers, Services } from '../services.ts';
import { answersAt, notFound, queryAddresses, queryKeyOf } from './points.ts';

export function openAnswers(services: () => Services): Answers {
  let version: number | undefined;
  let lookups: AnswerLookup[] = [];
  const at: AnswerLookup = (path) => {
    const current = services().content.current();
    if (current !== version) {
      const all = [...offered(answersAt), openUnpublishedLanguages];
      lookups = all.flatMap((open) => open(services()) ?? []);
      version = current;
    }
    return answerIn(services(), lookups, path);
  };
  return {
    at,
    atOldLink(url) {
      const key = queryKeyOf(url);
      const answer = key && (at(key) ?? at(key.replace(/^.+(?=\/\?)/, '')));
      return answer ? { ...answer, read: offered(queryAddresses).flatMap(({ names }) => names) } : undefined;
    },
    reportNotFound(path) {
      for (const listener of offered(notFound)) listener(services(), path);
    },
  };
}

const maxHops = 5;

/** The answer of the first lookup that knows an address without a page. Redirects that follow each other are one. */
export function answerIn(context: ModuleContext, lookups: AnswerLookup[], path: string): Answer | undefined {
  const at = (one: string) => {
    for (const lookup of lookups) {
      const answer = lookup(one);
      if (answer) return answer;
    }
    return undefined;
  };
  const find = (one: string) => {
    const lower = lowerUrl(one);
    return at(one) ?? (lower === null ? undefined : at(lower));
  };
  let answer = find(path);
  for (let hop = 0; hop < maxHops && answer?.location?.startsWith('/'); hop++) {
    const { location, temporary } = answer;
    const next =
      ownPageAt(context, keyOf(pathOf(location))) === null
        ? find(queryKeyOf(location) ?? pathOf(location))
        : undefined;
    if (!next) break;
    answer = next.location === null ? next : { ...next, temporary: temporary || next.temporary };
  }
  return answer;
}

// A page in a language that isn't public leads to its original, until the language is published.
function openUnpublishedLanguages({ db }: ModuleContext): AnswerLookup | null {
  const languages = unpublishedLanguages(db);
  if (languages.length === 0) return null;
  return (path) => {
    const [, language = '', rest = ''] = /^\/(\w+)[/\\]*(.*)$/s.exec(path) ?? [];
    if (!languages.includes(language)) return undefined;
    return { location: originalAt(db).get({ path: keyOf(path) })?.path ?? `/${rest}`, temporary: true };
  };
}

const translatedInto = preparedQuery((db) => {
  const { language } = entryTranslations;
  return db.selectDistinct({ language }).from(entryTranslations);
});

function unpublishedLanguages(db: Queries): string[] {
  const settings = findSettings(db);
  const known = translatedInto(db).all();
  const all = new Set<string>(known.map((each) => each.language));
  const second = settings && secondLanguageOf(settings);
  if (second) all.add(second);
  all.delete((settings && publicSecondLanguageOf(settings)) ?? '');
  return [...all];
}
