import { localize } from './interface-language.ts';

// Order matters: Edge and Opera also say Chrome, and Chrome also says Safari.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** 'Chrome on Windows' for a User-Agent header. Never quotes the header, which may hold anything. */
export function browserName(description: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => description?.includes(sign))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser) return localize('Unknown browser');
  return system ? localize('{browser} on {system}', { browser, system }) : browser;
}
