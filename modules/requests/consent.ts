import type { Language } from '#lib/language.ts';
import { words } from '#lib/words.ts';

// Consents stay readable beside their requests: a new sentence is a new version; old ones stay.
const versions = {
  1: words('consent-1', {
    sentence: {
      id: 'Dengan mengirim, Anda setuju {site} memakai data ini untuk menjawab Anda dan menyusun penawaran. Hanya staf kami yang membacanya. Data dihapus paling lambat {months} bulan kemudian, atau lebih cepat bila Anda memintanya.',
      en: 'By sending this you agree that {site} uses these details to answer you and to prepare a quote. Only our staff read them. They are deleted after {months} months at the latest, or sooner if you ask us to.',
    },
  }),
  2: words('consent-2', {
    sentence: {
      id: 'Dengan mengirim, Anda setuju {site} memakai data ini untuk menjawab Anda. Hanya staf kami yang membacanya. Data dihapus paling lambat {months} bulan kemudian, atau lebih cepat bila Anda memintanya.',
      en: 'By sending this you agree that {site} uses these details to answer you. Only our staff read them. They are deleted after {months} months at the latest, or sooner if you ask us to.',
    },
  }),
};

/** The version for the request form, and for forms that the office makes. */
const current = { request: 1, form: 2 } as const;

/** Stored beside a request: version of the sentence, months, language, such as 1-12-id. */
export function consentOf(months: number, language: Language, of: keyof typeof current = 'request'): string {
  return `${current[of]}-${months}-${language}`;
}

export function consentSentence(consent: string, site: string): string {
  const [version, months = '', language] = consent.split('-');
  const words = versions[Number(version) as keyof typeof versions] ?? versions[current.request];
  return words(language === 'en' ? 'en' : 'id')('sentence', { site, months });
}

/** The promised months until deletion; null for unknown consents. */
export function agreedMonths(consent: string): number | null {
  const months = Number(consent.split('-')[1]);
  return Number.isInteger(months) && months > 0 ? months : null;
}
