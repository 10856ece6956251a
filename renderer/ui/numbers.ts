import { interfaceLanguage } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';

// In the interface language: '1,010 pictures', as plurals (texts.ts). Only dates are Indonesian in both, because spec §9
// names their months and days.
const whole = { en: new Intl.NumberFormat('en'), id: new Intl.NumberFormat('id') };
const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const oneDigit = { en: new Intl.NumberFormat('en', tenths), id: new Intl.NumberFormat('id', tenths) };

/** '1,010', for counts on screens. */
export function formatNumber(count: number): string {
  return whole[interfaceLanguage()].format(count);
}

/** '412 kB', '3.4 MB': in thousands, as file managers. */
export function formatBytes(bytes: number, language: Language = interfaceLanguage()): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 999_950_000) return `${oneDigit[language].format(bytes / 1_000_000)} MB`;
  return `${oneDigit[language].format(bytes / 1_000_000_000)} GB`;
}

/** 'PNG, 0.6 MB', '40 kB' for visitors; from 100 kB on in MB, as data plans. */
export function formatDownload({ type, bytes }: { type: string; bytes: number }, language: Language): string {
  const [, kind = ''] = /\/(?:x-|vnd\.)?([\w-]+)$/.exec(type) ?? [];
  const size = bytes < 100_000 ? formatBytes(bytes) : `${oneDigit[language].format(bytes / 1_000_000)} MB`;
  return [kind.toUpperCase(), size].filter(Boolean).join(', ');
}
