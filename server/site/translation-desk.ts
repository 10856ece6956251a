import { secondLanguageOf } from '#database/site-settings.ts';
import { languageName, localize } from '#lib/interface-language.ts';
import { languageNames, languages } from '#lib/language.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { Signed } from '../context.ts';
import { countsByType, type OpenTranslation, openTranslations } from './open-translations.ts';
import type { Attention, Waiting } from './points.ts';

export const isTranslator = ({ role, right }: SessionUser) => role === 'client' && right === 'translator';

/** The work of a translator, on top of the dashboard. */
export function translationDesk(context: Signed): Waiting | null {
  if (!isTranslator(context.user)) return null;
  const open = openTranslations(context);
  const [next] = open;
  if (!next) return null;
  const countOf = (counted: OpenTranslation['state']) => open.filter(({ state }) => state === counted).length;
  const [missing, unpublished] = [countOf('missing'), countOf('unpublished')];
  const outdated = open.length - missing - unpublished;
  const parts = [
    missing > 0 && localize('{count} to translate', { count: missing }),
    unpublished > 0 && localize('{count} not published', { count: unpublished }),
    outdated > 0 && localize('{count} out of date', { count: outdated }),
  ];
  return {
    title: parts.filter(Boolean).join(', '),
    text: countsByType(open).join(' · '),
    ...{ route: next.route, label: 'Continue' },
  };
}

const outdatedAtMost = 10;

/** For everybody but translators, who have them on their desk. */
export function outdatedTranslations(context: Signed): Attention[] {
  const language = secondLanguageOf(context.settings);
  if (!language || isTranslator(context.user)) return [];
  const values = { language: languageName(language) };
  const why = localize('has changed since it was translated into {language}.', values);
  const outdated = openTranslations(context).filter(({ state }) => state === 'outdated');
  return outdated.slice(0, outdatedAtMost).map(({ title, route }) => ({
    ...{ title, route, why, area: localize('Translations') },
  }));
}

/** For a translator of a site with one language: what the account waits for. */
export function languageAwaited({ user, settings }: Pick<Signed, 'user' | 'settings'>): Attention[] {
  if (!isTranslator(user) || secondLanguageOf(settings)) return [];
  const other = languages.find((language) => language !== settings.language);
  return [
    {
      title: other ? languageNames[other] : '',
      why: localize('isn’t being prepared yet. An administrator adds it in Setting → Site → Languages.'),
      area: localize('Translations'),
      route: null,
    },
  ];
}
