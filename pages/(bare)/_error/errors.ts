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

const kinds = {
  400: 'badAddress',
  403: 'forbidden',
  404: 'notFound',
  410: 'deleted',
  429: 'tooMany',
  503: 'busy',
} as const;

type Kind = (typeof kinds)[keyof typeof kinds] | 'failed';

/** Unknown errors count as server errors (spec §8). */
export function errorOf(page: PageContextServer) {
  const { rewrite, is404, abortStatusCode } = page;
  const status = rewrite?.error ?? (is404 ? 404 : (abortStatusCode ?? 500));
  const kind: Kind = kinds[status as keyof typeof kinds] ?? 'failed';
  const t = errorWords(languageOf(page));
  const isMissing = kind === 'notFound' || kind === 'deleted';
  return { title: t(kind), text: t(`${kind}Text`), action: actionOf(kind, page), isMissing };
}

// Without an address: try again.
function actionOf(kind: Kind, page: PageContextServer): { label: string; href?: string } {
  const language = languageOf(page);
  const t = errorWords(language);
  if (kind === 'failed' || kind === 'tooMany' || kind === 'busy') return { label: t('again') };
  if (kind === 'forbidden') return { label: t('toDashboard'), href: '/only-us/dashboard' };
  // Something was here: visitors may want another of its kind.
  const above = page.urlPathname.replace(/\/[^/]*\/?$/, '');
  const list = kind === 'deleted' && page.menus().header.find(({ route }) => route === above);
  if (list) return { label: t('toList', { list: list.label[language] }), href: above };
  return { label: t('toHome'), href: '/' };
}

export function isForStaff({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): boolean {
  return /^\/(?:only-us|auth)(?:\/|$)/.test(urlPathname);
}
