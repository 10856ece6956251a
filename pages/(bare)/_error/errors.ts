import type { PageContextServer } from 'vike/types';
import { languageOf } from '#renderer/public/language.ts';
import { errorWords } from './words.ts';

type Word = ReturnType<typeof errorWords>;

interface ErrorPage {
  title: string;
  text: string;
  /** Without an address: try again. */
  action: { label: string; href?: string };
  /** Whether to suggest other pages to visitors. */
  isMissing?: boolean;
}

const errors: Record<number, (t: Word) => ErrorPage> = {
  400: (t) => ({ title: t('badAddress'), text: t('badAddressText'), action: home(t) }),
  404: (t) => ({ title: t('notFound'), text: t('notFoundText'), action: home(t), isMissing: true }),
  403: (t) => ({
    title: t('forbidden'),
    text: t('forbiddenText'),
    action: { label: t('toDashboard'), href: '/only-us/dashboard' },
  }),
  429: (t) => ({ title: t('tooMany'), text: t('tooManyText'), action: { label: t('again') } }),
  503: (t) => ({ title: t('busy'), text: t('busyText'), action: { label: t('again') } }),
};

const failed = (t: Word) => ({
  title: t('failed'),
  text: t('failedText'),
  action: { label: t('again') },
});

function home(t: Word) {
  return { label: t('toHome'), href: '/' };
}

// Something was here: visitors may want another of its kind.
function deleted(t: Word, page: PageContextServer): ErrorPage {
  const above = page.urlPathname.replace(/\/[^/]*\/?$/, '');
  const list = page.menu.find(({ route }) => route === above);
  const action = list ? { label: t('toList', { list: list.label[languageOf(page)] }), href: above } : home(t);
  return { title: t('deleted'), text: t('deletedText'), action, isMissing: true };
}

/** Unknown errors count as server errors (spec §8). */
export function errorOf(page: PageContextServer): ErrorPage {
  const { rewrite, is404, abortStatusCode } = page;
  const status = rewrite?.error ?? (is404 ? 404 : (abortStatusCode ?? 500));
  const t = errorWords(languageOf(page));
  return status === 410 ? deleted(t, page) : (errors[status] ?? failed)(t);
}
