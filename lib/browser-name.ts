import { say } from './interface-language.ts';

// In this order: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
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

/** A browser's description of itself (User-Agent) as people call it: 'Chrome on Windows'. Never repeats it: whoever sends it may write anything. */
export function browserName(description: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => description?.includes(sign))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser) return say('Unknown browser');
  return system ? say('{browser} on {system}', { browser, system }) : browser;
}
