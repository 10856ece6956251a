import type { PageContextServer } from 'vike/types';
import { words } from '#lib/words.ts';
import { languageOf } from '#renderer/public/language.ts';

const errorWords = words('error', {
  // Literal: spec §8.
  failed: { id: 'Process failed please try again', en: 'Process failed please try again' },
  failedText: {
    id: 'Ada yang salah di pihak kami. Kesalahannya sudah dicatat. Silakan coba lagi.',
    en: 'Something went wrong on our side. We’ve logged the error. Please try again.',
  },
  badAddress: { id: 'Alamat ini tidak valid', en: 'This address is not valid' },
  badAddressText: {
    id: 'Sebagian alamat tidak bisa dibaca. Mungkin terpotong saat disalin.',
    en: 'Part of it can’t be read. It may have been cut off when it was copied.',
  },
  notFound: { id: 'Halaman tidak ditemukan', en: 'Page not found' },
  notFoundText: {
    id: 'Tidak ada apa-apa di alamat ini. Mungkin halamannya pindah, atau alamatnya salah ketik.',
    en: 'There is nothing at this address. It may have moved, or the address may be mistyped.',
  },
  toHome: { id: 'Ke beranda', en: 'Go to the home page' },
  forbidden: { id: 'Anda tidak bisa membuka halaman ini', en: 'You can’t open this page' },
  forbiddenText: {
    id: 'Akun Anda tidak punya akses. Mintalah kepada administrator bila perlu.',
    en: 'Your account doesn’t have access to it. Ask an administrator if you need it.',
  },
  toDashboard: { id: 'Ke dasbor', en: 'Go to the dashboard' },
  tooMany: { id: 'Terlalu banyak permintaan', en: 'Too many requests' },
  tooManyText: {
    id: 'Silakan tunggu sebentar sebelum mencoba lagi.',
    en: 'Please wait a moment before you try again.',
  },
  busy: { id: 'Silakan coba lagi sebentar lagi', en: 'Please try again in a moment' },
  busyText: {
    id: 'Situs ini belum bisa menjawab. Tidak ada yang hilang.',
    en: 'The site can’t answer right now. Nothing was lost.',
  },
  deleted: { id: 'Halaman ini sudah tidak ada', en: 'This page no longer exists' },
  deletedText: {
    id: 'Halaman ini sudah dihapus dari situs. Yang lain masih ada.',
    en: 'It was removed from the site. The others are still there.',
  },
  toList: { id: 'Ke {list}', en: 'Go to {list}' },
  again: { id: 'Coba lagi', en: 'Try again' },
});

type Word = ReturnType<typeof errorWords>;

interface ErrorPage {
  title: string;
  text: string;
  /** Without an address: try again. */
  action: { label: string; href?: string };
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

export function isForStaff({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): boolean {
  return /^\/(?:only-us|auth)(?:\/|$)/.test(urlPathname);
}
